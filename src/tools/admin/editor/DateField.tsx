import type {CustomFieldControlProps} from '@sveltia/cms';
import {Component} from 'react';

interface Props extends Omit<CustomFieldControlProps, 'value'> {
  /** `2026-12-05`; empty until there is one. */
  value: string | undefined;
}

/** The day of a post. Its folder's name holds it, so that only that of a new post can be chosen. */
export class DateField extends Component<Props> {
  get saved(): string {
    return this.props.entry?.get('slug').slice(0, 10) ?? '';
  }

  override componentDidMount(): void {
    const {value, onChange} = this.props;
    if (this.saved || value) return;
    onChange(new Date().toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'}));
  }

  override render() {
    const {value, forID, onChange} = this.props;
    return (
      <input
        id={forID}
        type="date"
        aria-label="Date"
        readOnly={this.saved !== ''}
        value={this.saved || value}
        onChange={({target}) => onChange(target.value)}
      />
    );
  }
}
