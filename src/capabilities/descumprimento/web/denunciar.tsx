import { useState } from 'react';
import { z } from 'zod';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { TextoDoAto } from '#shell/atos/texto-do-ato.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { denunciarDescumprimento } from '../domain/denunciar-descumprimento.ato.ts';
import { type ContraOQue, textoDaDenuncia } from '../domain/descumprimento.ts';
import { api } from './denuncia-queries.ts';

const ENVIAR = 'POST /app-web/v1/descumprimentos';
const ENVIAR_NO_CASO = 'POST /app-web/v1/manifestacoes/:idManifestacao/descumprimentos';
const formulario = z.object({ texto: textoDaDenuncia });

export interface DenunciaEnviada {
  readonly quemDecide: string;
  readonly prazo: string;
}

interface DenunciarProps {
  readonly idManifestacao: number;
  readonly contra: ContraOQue;
  readonly quemDecide: string;
  /** Filled in on the page of the case, which the access code alone may have opened. */
  readonly noCaso?: boolean;
  readonly onEnviada: (enviada: DenunciaEnviada) => void;
}

/** The citizen tells in their own words what was not delivered. */
export function Denunciar(props: DenunciarProps) {
  const { idManifestacao, contra, quemDecide, noCaso = false, onEnviada } = props;
  // One key per page: sent twice, it is one denúncia.
  const [chaveEnvio] = useState(() => crypto.randomUUID());
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  const { erro, onSubmit } = useEnvio(
    form,
    (dados: z.output<typeof formulario>) => {
      const escrita = { chaveEnvio, contra, ...dados };
      return noCaso
        ? api(ENVIAR_NO_CASO, { params: { idManifestacao }, body: escrita }, SILENT)
        : api(ENVIAR, { body: { idManifestacao, ...escrita } }, SILENT);
    },
    onEnviada,
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Denunciar descumprimento">
        <TextoDoAto
          casos={[{ idManifestacao }]}
          ato={denunciarDescumprimento}
          name="texto"
          label="O que não foi cumprido"
          help="Diga o que deveria ter chegado e o que faltou. Se algo chegou incompleto, conte o que veio."
          rows={6}
          limit={textoDaDenuncia.maxLength ?? undefined}
        />
        <div className="ui-actions">
          <BotaoEnviar>Denunciar descumprimento</BotaoEnviar>
          {!noCaso && (
            <LinkButton to={`/manifestacao/detalhar/${idManifestacao}`}>Voltar ao pedido</LinkButton>
          )}
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Enviar a denúncia?" acao="Enviar">
        <p>
          Ela vai para {quemDecide}, e o órgão que deve a entrega também a lê. Depois de enviada, não pode ser
          mudada: cada data que passa sem a entrega é denunciada uma vez só.
        </p>
      </Confirmar>
    </>
  );
}
