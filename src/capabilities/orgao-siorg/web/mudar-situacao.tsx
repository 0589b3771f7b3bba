import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { nomeDaUnidade } from '../domain/unidade.ts';
import { api, type Unidade } from './siorg-queries.ts';

interface MudarSituacaoProps {
  readonly unidade: Unidade;
  readonly onFechar: () => void;
  readonly onFeito: (frase: string) => void;
}

/** Says what the change affects before it is made. */
export function MudarSituacao({ unidade, onFechar, onFeito }: MudarSituacaoProps) {
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const { codigo, versao, ativo, ouvidorias } = unidade;
  const confirmar = async () => {
    setEnviando(true);
    setErro(null);
    try {
      const pedido = { params: { codigo }, body: { versao } };
      if (ativo) await api('POST /app-web/v1/orgaos-siorg/:codigo/inativar', pedido, SILENT);
      else await api('POST /app-web/v1/orgaos-siorg/:codigo/reativar', pedido, SILENT);
      onFeito(ativo ? 'Unidade inativada.' : 'Unidade reativada.');
    } catch (error) {
      setErro(textoDoErro(error));
      setEnviando(false);
    }
  };
  return (
    <Modal
      open
      title={ativo ? 'Inativar a unidade?' : 'Reativar a unidade?'}
      acceptLabel={ativo ? 'Inativar' : 'Reativar'}
      danger={ativo}
      accepting={enviando}
      onAccept={() => void confirmar()}
      onClose={onFechar}
    >
      {erro && (
        <Message type="danger" title="Não foi feito.">
          {erro}
        </Message>
      )}
      <p>
        <strong>{nomeDaUnidade(unidade)}</strong>{' '}
        {ativo
          ? 'deixa de valer no diretório. As unidades abaixo dela não mudam.'
          : 'volta a valer no diretório.'}
      </p>
      {ativo && ouvidorias.length > 0 && (
        <p>
          Continuam ligadas a ela: {ouvidorias.map(({ nome }) => nome).join('; ')}. As ouvidorias seguem
          funcionando.
        </p>
      )}
    </Modal>
  );
}
