/** http or https, a domain of 2 to 256 characters, a top level of 2 to 6 letters; then, if anything, port, path, query or fragment. */
const WEB_ADDRESS = /^https?:\/\/[\w.@:~+-]{2,256}\.[a-z]{2,6}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Whether a link of content is a web address, and not, for example, `javascript:`. */
export const isWebAddress = (url: string): boolean => WEB_ADDRESS.test(url);
