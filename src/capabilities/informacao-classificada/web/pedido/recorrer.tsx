import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { SILENT } from '#shell/api/client.ts';
import { Confirmar, useConfirmacao } from '#shell/atos/confirmacao.tsx';
import { formatDiaComDistancia } from '#shell/formato.ts';
import { useFormularioNaoSalvo } from '#shell/nao-salvo/use-nao-salvo.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { MAX_TEXTO_DO_PEDIDO, textoDoPedido } from '../../domain/pedido/decisao.ts';
import type { PedidoVisto } from '../../domain/pedido/pedido-visto.ts';
import { api } from '../classificadas-queries.ts';
import { fraseDeComoSabe } from './frase-do-aviso.ts';

const formulario = z.object({ texto: campo('Razões do recurso', textoDoPedido) });

const ROTAS = {
  recorrerAoComando: 'POST /app-web/v1/desclassificacoes/:idPedido/recorrer-ao-comando',
  recorrerDaDecisao: 'POST /app-web/v1/desclassificacoes/:idPedido/recorrer',
  recorrerAComissao: 'POST /app-web/v1/desclassificacoes/:idPedido/recorrer-a-comissao',
} as const;
type AtoDeRecorrer = keyof typeof ROTAS;
const atosDeRecorrer = Object.keys(ROTAS) as readonly AtoDeRecorrer[];

/** The appeal that is open to the reader; undefined when none is. */
export const atoDeRecorrer = ({ atos }: PedidoVisto): AtoDeRecorrer | undefined =>
  atosDeRecorrer.find((ato) => atos.includes(ato));

interface RecorrerProps {
  readonly pedido: PedidoVisto;
  readonly ato: AtoDeRecorrer;
  readonly onFeito: (frase: string) => void;
}

/** The next instance, after a decision or against silence. */
export function Recorrer({ pedido, ato, onFeito }: RecorrerProps) {
  const { idPedido, versao, recorrerAte, recorreA: quem } = pedido;
  const form = useFormulario(formulario, { defaultValues: { texto: '' } });
  useFormularioNaoSalvo(form);
  const { erro, onSubmit } = useEnvio(
    form,
    async ({ texto }: z.output<typeof formulario>) => {
      const pedir = { params: { idPedido }, body: { versao, texto } };
      await api(ROTAS[ato], pedir, SILENT);
    },
    () => onFeito(`Recurso registrado. ${fraseDeComoSabe(pedido)}`),
  );
  const confirmacao = useConfirmacao(onSubmit);
  return (
    <section aria-labelledby="recorrer" className="ui-no-print">
      <h2 id="recorrer">Recorrer</h2>
      <p>
        {recorrerAte
          ? `Você pode recorrer até ${formatDiaComDistancia(recorrerAte)}.`
          : 'O prazo passou sem decisão: você pode levar o pedido adiante quando quiser.'}{' '}
        Quem decide: {quem}.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível recorrer.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={confirmacao.pedir} aria-label="Recorrer">
        <CampoTextoLongo
          name="texto"
          label="Razões do recurso"
          help="Diga por que a decisão está errada, ou que ela não veio."
          rows={6}
          limit={MAX_TEXTO_DO_PEDIDO}
          required
        />
        <div className="ui-actions">
          <BotaoEnviar>Recorrer</BotaoEnviar>
        </div>
      </Formulario>
      <Confirmar confirmacao={confirmacao} titulo="Enviar o recurso?" acao="Enviar">
        <p>Ele vai para: {quem}. Depois de enviado, não pode ser mudado.</p>
      </Confirmar>
    </section>
  );
}
