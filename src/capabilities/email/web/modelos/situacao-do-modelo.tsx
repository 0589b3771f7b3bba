import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { LinhaDoModelo } from '../../contract.ts';
import { api, useRenovar } from '../email-queries.ts';

export function SituacaoDoModelo({ ativo }: Pick<LinhaDoModelo, 'ativo'>) {
  return ativo ? <Tag tone="success">Ativo</Tag> : <Tag>Inativo</Tag>;
}

/** What happens to the mails, explained before the decision. */
const oQueMuda = ({ ativo, orgao }: LinhaDoModelo): string => {
  if (!ativo)
    return orgao
      ? `Os próximos e-mails de ${orgao.sigla} sobre este aviso voltam a sair com as palavras do órgão.`
      : 'Este aviso volta a ser enviado nos órgãos que não têm modelo próprio.';
  return orgao
    ? `Os próximos e-mails de ${orgao.sigla} sobre este aviso saem com as palavras da plataforma.`
    : 'Ninguém mais recebe este aviso, menos nos órgãos que têm modelo próprio.';
};

interface MudarSituacaoProps {
  readonly modelo: LinhaDoModelo;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** Switches a template off or on, after saying whom it affects. */
export function MudarSituacao({ modelo, onFeito, onFechar }: MudarSituacaoProps) {
  const { idModelo, versao, ativo, descricao } = modelo;
  const renovar = useRenovar();
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const mudar = async () => {
    setEnviando(true);
    try {
      const params = { idModelo };
      const body = { versao, ativo: !ativo };
      await api('POST /app-web/v1/emails/modelos/:idModelo/situacao', { params, body }, SILENT);
      onFeito(ativo ? 'Modelo desativado.' : 'Modelo ativado.');
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
      title={ativo ? 'Desativar o modelo?' : 'Ativar o modelo?'}
      acceptLabel={ativo ? 'Desativar' : 'Ativar'}
      danger={ativo}
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
        <strong>{descricao}</strong>
      </p>
      <p>{oQueMuda(modelo)} O que já foi enviado não muda.</p>
    </Modal>
  );
}
