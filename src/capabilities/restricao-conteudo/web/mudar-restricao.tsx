import type { ReactNode } from 'react';
import { z } from 'zod';
import { Ato, BotoesDoAto } from '#shell/atos/ato.tsx';
import type { AtoProps } from '#shell/atos/casos.ts';
import { enviarAoLote } from '#shell/atos/lote/enviar-ao-lote.ts';
import { useLote } from '#shell/atos/lote/use-lote.ts';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import type { liberarConteudo } from '../domain/liberar-conteudo.ato.ts';
import { motivo } from '../domain/restricao.ts';
import type { restringirConteudo } from '../domain/restringir-conteudo.ato.ts';

const formulario = z.object({ motivo });

interface MudarRestricaoProps extends AtoProps {
  readonly ato: typeof restringirConteudo | typeof liberarConteudo;
  /** What the act does, in one sentence. */
  readonly titulo: string;
  readonly ajuda: string;
  readonly botao: string;
  readonly children: ReactNode;
}

/**
 * Hiding and showing again ask only for the reason. Each undoes the other, so neither asks for
 * confirmation.
 */
export function MudarRestricao({ casos, onFeito, onCancelar, ...como }: MudarRestricaoProps) {
  const { ato, titulo, ajuda, botao, children } = como;
  const form = useFormulario(formulario, { defaultValues: { motivo: '' } });
  const lote = useLote({
    casos,
    onFeito,
    form,
    enviar: (doLote, dados: z.output<typeof formulario>) => enviarAoLote(ato, doLote, dados),
  });
  return (
    <Ato casos={casos} lote={lote}>
      <Message type="info" title={titulo} still>
        {children}
      </Message>
      <Formulario form={form} onSubmit={lote.enviar} aria-label={botao}>
        <TextoDoAto
          casos={casos}
          ato={ato}
          name="motivo"
          label="Motivo"
          help={ajuda}
          rows={4}
          limit={motivo.maxLength ?? undefined}
        />
        <BotoesDoAto onCancelar={onCancelar}>{botao}</BotoesDoAto>
      </Formulario>
    </Ato>
  );
}
