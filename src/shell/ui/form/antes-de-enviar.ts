import { createContext, useContext, useEffect, useRef } from 'react';

/** False: the person went back, and nothing is sent. */
export type Conferencia = () => Promise<boolean>;

export const ConferenciasDoFormulario = createContext<Set<Conferencia> | null>(null);

/** A field of the form that has something to ask about what was typed, once more, before it is sent. */
export const useAntesDeEnviar = (conferir: Conferencia): void => {
  const conferencias = useContext(ConferenciasDoFormulario);
  const atual = useRef(conferir);
  atual.current = conferir;
  useEffect(() => {
    const chamar = () => atual.current();
    conferencias?.add(chamar);
    return () => {
      conferencias?.delete(chamar);
    };
  }, [conferencias]);
};

/** One question after the other; the first 'no' ends it. */
export const conferirTudo = async (conferencias: Iterable<Conferencia>): Promise<boolean> => {
  for (const conferir of conferencias) if (!(await conferir())) return false;
  return true;
};
