export const phone = {width: 390, height: 844};
export const tablet = {width: 1024, height: 800};
export const desktop = {width: 1280, height: 800};
