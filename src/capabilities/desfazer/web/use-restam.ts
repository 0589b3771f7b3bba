import { useEffect, useState } from 'react';
import { now } from '#shell/clock.ts';

/** Whole seconds until the end, counted by the clock and not by ticks: a tab in the background gets few of them. */
export const useRestam = (segundos: number): number => {
  const [fim] = useState(() => now().getTime() + segundos * 1000);
  const [restam, setRestam] = useState(segundos);
  useEffect(() => {
    const contar = () => setRestam(Math.max(0, Math.ceil((fim - now().getTime()) / 1000)));
    const relogio = setInterval(contar, 250);
    return () => clearInterval(relogio);
  }, [fim]);
  return restam;
};
