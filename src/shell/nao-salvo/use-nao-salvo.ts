import { useEffect } from 'react';
import { useAvisoAoFechar } from './aviso-ao-fechar.ts';
import { type NaoSalvo, naoSalvosStore } from './nao-salvos.ts';
import { PerguntaAoSair } from './pergunta-ao-sair.tsx';

/** While something typed is unsaved, leaving asks first: by a link, by a tab, or by closing. */
export const useNaoSalvo = (
  isMudado: boolean,
  Pergunta: NaoSalvo['Pergunta'] = PerguntaAoSair,
  semConta = false,
): void => {
  useAvisoAoFechar(isMudado);
  useEffect(() => {
    if (!isMudado) return;
    const este: NaoSalvo = semConta ? { Pergunta, semConta } : { Pergunta };
    naoSalvosStore.set((outros) => [...outros, este]);
    return () => naoSalvosStore.set((todos) => todos.filter((cada) => cada !== este));
  }, [isMudado, Pergunta, semConta]);
};

interface FormularioAberto {
  readonly formState: { readonly isDirty: boolean; readonly isSubmitting: boolean };
}

/** The same for a form, except while it is being sent: its answer may lead to another page. */
export const useFormularioNaoSalvo = ({ formState: { isDirty, isSubmitting } }: FormularioAberto): void =>
  useNaoSalvo(isDirty && !isSubmitting);
