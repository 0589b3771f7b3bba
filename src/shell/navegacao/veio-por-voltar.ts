/** The page was loaded by the browser's Back or Forward, and neither by an address nor by a reload. */
export const veioPorVoltar = (): boolean => {
  const [entrada] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entrada?.type === 'back_forward';
};
