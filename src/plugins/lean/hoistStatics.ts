/** In place of hoist-non-react-statics, which the router loads for `withRouter`: nobody here wraps components so. */
export default function hoistStatics<T>(target: T): T {
  return target;
}
