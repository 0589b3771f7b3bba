/** Whether the browser would ask before closing the page in its current state. */
export const perguntaAoFechar = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
