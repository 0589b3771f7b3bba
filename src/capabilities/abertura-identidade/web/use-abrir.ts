import { useState } from 'react';
import { ApiError } from '#shell/api/errors.ts';

/** Does it once at a time, and keeps the server's sentence if it refuses. */
export const useAbrir = <R>(fazer: () => Promise<R>, aoFazer: (feito: R) => void) => {
  const [erro, setErro] = useState<string | null>(null);
  const [isAbrindo, setAbrindo] = useState(false);
  const abrir = async () => {
    setErro(null);
    setAbrindo(true);
    try {
      aoFazer(await fazer());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErro(error.message);
    } finally {
      setAbrindo(false);
    }
  };
  return { erro, isAbrindo, abrir: () => void abrir() };
};
