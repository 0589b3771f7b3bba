import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ContratoDoAto } from '#kernel/ato/endpoint-do-ato.ts';
import { perfisDaAcao } from '#kernel/permissoes.ts';
import { createApi, SILENT } from '#shell/api/client.ts';
import { chaveDoCaso } from '#shell/atos/caso-query.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoTextoLongo } from '#shell/ui/form/campos.tsx';
import { Formulario } from '#shell/ui/form/formulario.tsx';
import { textoDoErro, useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { concederPrazo } from '../domain/conceder-prazo.ato.ts';
import { negarPrazo } from '../domain/negar-prazo.ato.ts';
import type { PassoDoCaso } from '../domain/passo.ts';

const api = createApi<ContratoDoAto<typeof concederPrazo> & ContratoDoAto<typeof negarPrazo>>();
const CONCEDER = 'POST /app-web/v1/tramitacoes/:idTramitacao/conceder-prazo';
const NEGAR = 'POST /app-web/v1/tramitacoes/:idTramitacao/negar-prazo';
const { motivo } = negarPrazo.entrada.shape;

interface DialogoProps {
  readonly passo: PassoDoCaso;
  readonly onFeito: () => void;
  readonly onFechar: () => void;
}

function Conceder({ passo, onFeito, onFechar }: DialogoProps) {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const conceder = async () => {
    setEnviando(true);
    setErro(null);
    try {
      await api(CONCEDER, { params: { idTramitacao: passo.idTramitacao }, body: {} }, SILENT);
      onFeito();
    } catch (error) {
      setErro(textoDoErro(error));
      setEnviando(false);
    }
  };
  return (
    <Modal
      open
      title={`Dar mais prazo a ${passo.destino}?`}
      acceptLabel="Dar mais prazo"
      cancelLabel="Voltar"
      accepting={enviando}
      onAccept={() => void conceder()}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível dar mais prazo.">
          {erro}
        </Message>
      )}
      <p>
        O prazo da área passa de {formatDia(passo.prazo)} para{' '}
        <strong>{formatDia(passo.pedidoDePrazo?.ate ?? passo.prazo)}</strong>. O prazo da resposta não muda. A
        área recebe um e-mail.
      </p>
    </Modal>
  );
}

function Negar({ passo, onFeito, onFechar }: DialogoProps) {
  const formId = useId();
  const form = useFormulario(negarPrazo.entrada, { defaultValues: { motivo: '' } });
  const { erro, onSubmit } = useEnvio(form, async (body: { motivo: string }) => {
    await api(NEGAR, { params: { idTramitacao: passo.idTramitacao }, body }, SILENT);
    onFeito();
  });
  return (
    <Modal
      open
      title={`Não dar mais prazo a ${passo.destino}?`}
      acceptLabel="Não dar mais prazo"
      cancelLabel="Voltar"
      formId={formId}
      accepting={form.formState.isSubmitting}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi possível enviar.">
          {erro}
        </Message>
      )}
      <Formulario id={formId} form={form} onSubmit={onSubmit} aria-label="Não dar mais prazo">
        <p>Continua valendo {formatDia(passo.prazo)}. A área recebe um e-mail e não pode pedir de novo.</p>
        <CampoTextoLongo
          name="motivo"
          label="Por quê"
          help="Só a área lê."
          rows={3}
          limit={motivo.maxLength ?? undefined}
          required
        />
      </Formulario>
    </Modal>
  );
}

const DECISOES = { concedido: 'Mais prazo dado.', negado: 'Mais prazo negado.' } as const;

/** More time that an area asked for: the reason, and the office's decision or the way to it. */
export function PedidoDePrazo({ passo }: { readonly passo: PassoDoCaso }) {
  const queries = useQueryClient();
  const perfil = idPerfilDe(useUsuario());
  const [aberto, setAberto] = useState<'conceder' | 'negar' | null>(null);
  const { pedidoDePrazo: pedido } = passo;
  if (!pedido) return null;
  const podeDecidir =
    pedido.decisao === null &&
    passo.situacao === 'aberta' &&
    perfisDaAcao('manifestacao.tratar').includes(perfil);
  const dialogo = {
    passo,
    onFechar: () => setAberto(null),
    onFeito: () => {
      setAberto(null);
      void queries.invalidateQueries({ queryKey: chaveDoCaso(0).slice(0, -1) });
    },
  };
  return (
    <>
      <p className="ui-muted">Em {formatMomento(pedido.pedidoEm)} a área pediu mais prazo:</p>
      <TextoDigitado texto={pedido.motivo} />
      {pedido.decisao && (
        <p>
          <strong>{DECISOES[pedido.decisao]}</strong> {pedido.recusa}
        </p>
      )}
      {podeDecidir && (
        <div className="ui-actions ui-no-print">
          {pedido.ate && (
            <Button size="small" variant="primary" onClick={() => setAberto('conceder')}>
              Dar prazo até {formatDia(pedido.ate)}
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => setAberto('negar')}>
            Negar
          </Button>
        </div>
      )}
      {podeDecidir && !pedido.ate && (
        <p className="ui-muted">
          Não há mais dias para dar: o prazo da área passaria do prazo da resposta, ou já teria terminado.
        </p>
      )}
      {aberto === 'conceder' && <Conceder {...dialogo} />}
      {aberto === 'negar' && <Negar {...dialogo} />}
    </>
  );
}
