/** Whether the browser would ask before closing the page as it stands. */
export const perguntaAoFechar = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
