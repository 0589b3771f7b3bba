import { SILENT } from '#shell/api/client.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { UnidadeDoOrgao } from '../../../domain/orgao-gerenciado.ts';
import { api } from '../gerenciar-queries.ts';
import { Falha, useSalvar } from '../salvar.tsx';

interface MudarSituacaoProps {
  readonly idOuvidoria: number;
  readonly unidade: UnidadeDoOrgao;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

const pedidos = (n: number): string =>
  n === 1
    ? 'Há 1 pedido de contribuição aberto nela: ele continua com quem trabalha lá.'
    : `Há ${n.toLocaleString('pt-BR')} pedidos de contribuição abertos nela: eles continuam com quem trabalha lá.`;

export function MudarSituacaoDaUnidade({ idOuvidoria, unidade, onFeito, onFechar }: MudarSituacaoProps) {
  const { idUnidade, versao, pedidosAbertos, sigla, nome, email, idPai, ativa, pessoas } = unidade;
  const { enviando, erro, salvar } = useSalvar();
  const mudar = () =>
    salvar(async () => {
      const dados = { nome, sigla, email, idPai, ativa: !ativa, pessoas: pessoas.map((p) => p.idUsuario) };
      await api(
        'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/unidades/:idUnidade',
        // The dialog below says how many requests stay open, so confirming means knowing it.
        { params: { idOuvidoria, idUnidade }, body: { dados, versao, ciente: pedidosAbertos > 0 } },
        SILENT,
      );
      onFeito(ativa ? `${sigla} foi inativada.` : `${sigla} foi reativada.`);
    });
  return (
    <Modal
      open
      title={ativa ? 'Inativar a unidade?' : 'Reativar a unidade?'}
      acceptLabel={ativa ? 'Inativar' : 'Reativar'}
      danger={ativa}
      accepting={enviando}
      onAccept={() => void mudar()}
      onClose={onFechar}
    >
      <Falha erro={erro} />
      <p>
        <strong>
          {sigla} – {nome}
        </strong>{' '}
        {ativa ? 'deixa de receber pedidos de contribuição.' : 'volta a receber pedidos de contribuição.'}
      </p>
      {ativa && pedidosAbertos > 0 && <p>{pedidos(pedidosAbertos)}</p>}
    </Modal>
  );
}
