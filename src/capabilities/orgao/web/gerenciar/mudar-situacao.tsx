import { useState } from 'react';
import { Link } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { OrgaoNaLista } from '../../domain/orgao-gerenciado.ts';
import { api } from './gerenciar-queries.ts';

type Orgao = Pick<OrgaoNaLista, 'idOuvidoria' | 'sigla' | 'nome' | 'versao' | 'situacao'>;

interface MudarSituacaoProps {
  readonly orgao: Orgao;
  readonly onFeito: (frase: string) => void;
  readonly onFechar: () => void;
}

/** Links to what keeps the office from being inactivated. */
function OndeVer({ idOuvidoria, erro }: { readonly idOuvidoria: number; readonly erro: ApiError }) {
  const { manifestacoes, recursos } = erro.details ?? {};
  return (
    <ul>
      {Number(manifestacoes) > 0 && (
        <li>
          <Link to={`/manifestacao/tratar?idOuvidoria=${idOuvidoria}`}>Ver as manifestações abertas</Link>
        </li>
      )}
      {Number(recursos) > 0 && (
        <li>
          <Link to="/manifestacao/recurso/tratar">Ver os recursos abertos</Link>
        </li>
      )}
    </ul>
  );
}

const INATIVAR = 'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/inativar';
const REATIVAR = 'POST /app-web/v1/gerenciar/orgaos/:idOuvidoria/reativar';

/** Asks before an office leaves the directory, and says what that means. */
export function MudarSituacao({ orgao, onFeito, onFechar }: MudarSituacaoProps) {
  const { idOuvidoria, sigla, nome, versao, situacao } = orgao;
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<unknown>(null);
  const inativa = situacao === 'ativo';
  const mudar = async () => {
    setEnviando(true);
    setErro(null);
    try {
      await api(inativa ? INATIVAR : REATIVAR, { params: { idOuvidoria }, body: { versao } }, SILENT);
      onFeito(inativa ? `${sigla} foi inativado.` : `${sigla} foi reativado.`);
    } catch (falha) {
      setErro(falha);
      setEnviando(false);
    }
  };
  return (
    <Modal
      open
      title={inativa ? 'Inativar o órgão?' : 'Reativar o órgão?'}
      acceptLabel={inativa ? 'Inativar' : 'Reativar'}
      danger={inativa}
      accepting={enviando}
      onAccept={() => void mudar()}
      onClose={onFechar}
    >
      {erro !== null && (
        <Message type="danger" title={inativa ? 'Não foi possível inativar.' : 'Não foi possível reativar.'}>
          {textoDoErro(erro)}
        </Message>
      )}
      {erro instanceof ApiError && <OndeVer idOuvidoria={idOuvidoria} erro={erro} />}
      <p>
        <strong>
          {sigla} – {nome}
        </strong>{' '}
        {inativa
          ? 'sai da busca de ouvidorias, não recebe mais manifestações nem encaminhamentos, e a equipe deixa de trabalhar nele. O que já foi feito continua guardado.'
          : 'volta à busca de ouvidorias, recebe de novo pelos formulários que oferece, e a equipe volta a trabalhar nele.'}
      </p>
    </Modal>
  );
}
