import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { PerguntaAdministrada } from '../contract.ts';
import { api, useRenovar } from './ajuda-queries.ts';

export function SituacaoDaPergunta({ ativa }: Pick<PerguntaAdministrada, 'ativa'>) {
  return ativa ? <Tag tone="success">Ativa</Tag> : <Tag>Desativada</Tag>;
}

interface MudarSituacaoProps {
  readonly pergunta: PerguntaAdministrada;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** Switches a question off or on, after explaining what that means. */
export function MudarSituacao({ pergunta, onFeito, onFechar }: MudarSituacaoProps) {
  const { idPergunta, versao, ativa } = pergunta;
  const renovar = useRenovar();
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const mudar = async () => {
    setEnviando(true);
    try {
      const params = { idPergunta };
      const body = { versao, ativa: !ativa };
      await api('POST /app-web/v1/ajuda/administrar/:idPergunta/situacao', { params, body }, SILENT);
      onFeito(ativa ? 'Pergunta desativada.' : 'Pergunta ativada.');
      onFechar();
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setEnviando(false);
      void renovar();
    }
  };
  return (
    <Modal
      open
      title={ativa ? 'Desativar a pergunta?' : 'Ativar a pergunta?'}
      acceptLabel={ativa ? 'Desativar' : 'Ativar'}
      danger={ativa}
      accepting={enviando}
      onAccept={() => void mudar()}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Nada foi mudado.">
          {erro}
        </Message>
      )}
      <p>
        <strong>{pergunta.pergunta}</strong>
      </p>
      <p>
        {ativa
          ? 'Ela sai da página, da busca e do assistente, e o seu endereço deixa de abrir. Nada é apagado.'
          : 'Ela volta à página, à busca e ao assistente, no mesmo endereço de antes.'}
      </p>
    </Modal>
  );
}
