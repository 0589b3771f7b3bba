import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { idDoCampo } from '#shell/ui/form/formulario.tsx';

const nomes = { assunto: 'no assunto', titulo: 'no título', corpo: 'no texto' } as const;
export type CampoComVariaveis = keyof typeof nomes;

interface Campos {
  readonly getValues: (campo: CampoComVariaveis) => string;
  readonly setValue: (campo: CampoComVariaveis, valor: string, opcoes: { shouldDirty: true }) => void;
}

/**
 * Inserts a variable at the cursor of the field written in last, even if a button has the focus;
 * before anybody wrote, at the end of the text.
 */
export const useInserir = (formId: string, { getValues, setValue }: Campos) => {
  const ultimo = useRef<CampoComVariaveis | null>(null);
  const [aviso, setAviso] = useState('');
  const inserir = (variavel: string) => {
    const campo = ultimo.current ?? 'corpo';
    const elemento = document.getElementById(idDoCampo(formId, campo)) as HTMLTextAreaElement | null;
    const texto = getValues(campo);
    const onde = ultimo.current ? (elemento?.selectionEnd ?? texto.length) : texto.length;
    const escrita = `{{${variavel}}}`;
    // Moves the cursor after the inserted text, once it is there.
    flushSync(() =>
      setValue(campo, texto.slice(0, onde) + escrita + texto.slice(onde), { shouldDirty: true }),
    );
    ultimo.current = campo;
    elemento?.setSelectionRange(onde + escrita.length, onde + escrita.length);
    setAviso(`${escrita} inserido ${nomes[campo]}.`);
  };
  const aoFocar = (campo: CampoComVariaveis) => () => {
    ultimo.current = campo;
  };
  return { aviso, inserir, aoFocar };
};
