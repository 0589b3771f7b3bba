import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message, type MessageType } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { WebhookVisto } from '../contract.ts';
import { enderecoParaEditar } from './nomes-do-webhook.tsx';
import { SegredoMostrado } from './segredo-mostrado.tsx';
import { api, useRelerWebhooks } from './webhook-queries.ts';

interface Recado {
  readonly tipo: MessageType;
  readonly titulo: string;
  readonly texto: string;
}

type Pergunta = 'desativar' | 'trocar';

const perguntas: Readonly<Record<Pergunta, { titulo: string; acao: string; texto: string }>> = {
  desativar: {
    titulo: 'Desativar este webhook?',
    acao: 'Desativar',
    texto:
      'O sistema deixa de ser avisado. As entregas que esperam ficam como não entregues, e os atos feitos enquanto ele estiver desativado não são enviados depois.',
  },
  trocar: {
    titulo: 'Trocar o segredo?',
    acao: 'Trocar',
    texto:
      'Um segredo novo aparece em seguida, uma única vez. Por um dia as entregas levam as duas assinaturas; depois, só a nova.',
  },
};

/** The acts on one webhook, each with the message of its outcome. */
const useAtos = ({ idWebhook, versao }: WebhookVisto) => {
  const [fazendo, setFazendo] = useState<string | null>(null);
  const [recado, setRecado] = useState<Recado | null>(null);
  const [novo, setNovo] = useState<{ segredo: string; anteriorAte: string } | null>(null);
  const reler = useRelerWebhooks();
  const params = { idWebhook };
  const fazer = async (qual: string, ato: () => Promise<Recado | null>) => {
    setFazendo(qual);
    setRecado(null);
    try {
      setRecado(await ato());
    } catch (error) {
      setRecado({ tipo: 'danger', titulo: 'Não foi feito.', texto: textoDoErro(error) });
    }
    setFazendo(null);
    await reler();
  };
  const testar = () =>
    fazer('testar', async () => {
      const { entregue, tentativa } = await api(
        'POST /app-web/v1/webhooks/:idWebhook/teste',
        { params },
        SILENT,
      );
      return {
        tipo: entregue ? 'success' : 'danger',
        titulo: entregue ? 'A entrega de teste chegou.' : 'A entrega de teste não chegou.',
        texto: tentativa.frase,
      };
    });
  const ativar = (ativo: boolean) =>
    fazer('situacao', async () => {
      const body = { versao, ativo };
      await api('POST /app-web/v1/webhooks/:idWebhook/situacao', { params, body }, SILENT);
      return { tipo: 'success', titulo: ativo ? 'Webhook ativado.' : 'Webhook desativado.', texto: '' };
    });
  const trocar = () =>
    fazer('trocar', async () => {
      setNovo(await api('POST /app-web/v1/webhooks/:idWebhook/segredo', { params }, SILENT));
      return null;
    });
  return { fazendo, recado, novo, esquecer: () => setNovo(null), testar, ativar, trocar };
};

export function AtosDoWebhook({ webhook }: { readonly webhook: WebhookVisto }) {
  const { fazendo, recado, novo, esquecer, testar, ativar, trocar } = useAtos(webhook);
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  const confirmar = () => {
    setPergunta(null);
    void (pergunta === 'trocar' ? trocar() : ativar(false));
  };
  const aberta = pergunta && perguntas[pergunta];
  return (
    <>
      {recado && (
        <Message type={recado.tipo} title={recado.titulo}>
          {recado.texto}
        </Message>
      )}
      <div className="ui-actions">
        <Button
          variant="primary"
          loading={fazendo === 'testar'}
          disabled={fazendo !== null}
          onClick={() => void testar()}
        >
          Fazer entrega de teste
        </Button>
        <LinkButton to={enderecoParaEditar(webhook.idWebhook)} variant="secondary">
          Alterar
        </LinkButton>
        <Button variant="secondary" disabled={fazendo !== null} onClick={() => setPergunta('trocar')}>
          Trocar segredo
        </Button>
        <Button
          variant="secondary"
          disabled={fazendo !== null}
          onClick={() => (webhook.ativo ? setPergunta('desativar') : void ativar(true))}
        >
          {webhook.ativo ? 'Desativar' : 'Ativar'}
        </Button>
      </div>
      {aberta && (
        <Modal
          open
          title={aberta.titulo}
          acceptLabel={aberta.acao}
          largura={600}
          onAccept={confirmar}
          onClose={() => setPergunta(null)}
        >
          <p>{aberta.texto}</p>
        </Modal>
      )}
      {novo && (
        <Modal
          open
          title="Segredo novo"
          acceptLabel="Já guardei"
          hideCancel
          largura={700}
          onAccept={esquecer}
          onClose={esquecer}
        >
          <SegredoMostrado segredo={novo.segredo}>
            <p>O anterior ainda assina até {formatMomento(novo.anteriorAte)}.</p>
          </SegredoMostrado>
        </Modal>
      )}
    </>
  );
}
