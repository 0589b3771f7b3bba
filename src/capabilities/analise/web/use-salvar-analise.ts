import { useRef, useState } from 'react';
import type { AtoProps } from '#shell/atos/casos.ts';
import { type Lote, useLote } from '#shell/atos/lote/use-lote.ts';
import type { FormularioEnviavel } from '#shell/ui/form/use-formulario.ts';
import { type JaSalvo, type Pedido, salvarMuitas, salvarUma } from './salvar-analise.ts';

interface SalvarAnalise {
  readonly lote: Lote<Pedido>;
  /** True if the responsible was saved and the classification was not. */
  readonly soResponsavel: boolean;
}

/** Saves responsible and classification with one button, and reports both. */
export const useSalvarAnalise = (props: AtoProps & { readonly form: FormularioEnviavel }): SalvarAnalise => {
  const jaSalvo = useRef<JaSalvo | null>(null);
  const [soResponsavel, setSoResponsavel] = useState(false);
  const lote = useLote<Pedido>({
    ...props,
    enviar: (casos, pedido) => {
      const [caso] = casos;
      if (!caso || casos.length > 1) return salvarMuitas(casos, pedido);
      const aoSalvar = (salvo: JaSalvo) => {
        jaSalvo.current = salvo;
      };
      return salvarUma(caso, pedido, jaSalvo.current, aoSalvar).catch((error: unknown) => {
        setSoResponsavel(jaSalvo.current !== null && jaSalvo.current.responsavel === pedido.responsavel);
        throw error;
      });
    },
  });
  return { lote, soResponsavel };
};
