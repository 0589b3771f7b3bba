import { faPlug } from '@fortawesome/free-solid-svg-icons/faPlug.js';
import { Link } from 'react-router';
import { Perfil } from '#kernel/perfil.ts';
import { formatMomento } from '#shell/formato.ts';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { LinhaDoWebhook } from '../contract.ts';
import { enderecoDoWebhook, LISTA, SituacaoDoWebhook } from './nomes-do-webhook.tsx';
import { listaDeWebhooks } from './webhook-queries.ts';
import './webhook.css';

const quantosEventos = ({ eventos }: LinhaDoWebhook): string =>
  eventos.length === 1 ? '1 evento' : `${eventos.length} eventos`;

const colunas: readonly TableColumn<LinhaDoWebhook>[] = [
  {
    key: 'nome',
    header: 'Webhook',
    rowHeader: true,
    cell: ({ idWebhook, nome }) => <Link to={enderecoDoWebhook(idWebhook)}>{nome}</Link>,
  },
  {
    key: 'endereco',
    header: 'Endereço',
    cell: ({ endereco }) => <span className="webhook-endereco">{endereco}</span>,
  },
  { key: 'eventos', header: 'Avisa de', cell: quantosEventos },
  { key: 'situacao', header: 'Situação', cell: (linha) => <SituacaoDoWebhook {...linha} /> },
  {
    key: 'ultima',
    header: 'Última entrega',
    cell: ({ ultimaEntregaEm }) => (ultimaEntregaEm ? formatMomento(ultimaEntregaEm) : 'Nenhuma ainda'),
  },
];
const comOrgao: readonly TableColumn<LinhaDoWebhook>[] = [
  ...colunas.slice(0, 1),
  { key: 'orgao', header: 'Órgão', cell: ({ orgao }) => <abbr title={orgao.nome}>{orgao.sigla}</abbr> },
  ...colunas.slice(1),
];

const VAZIA = (
  <EmptyState
    title="Nenhum webhook ainda"
    icon={faPlug}
    action={
      <LinkButton to={`${LISTA}/cadastrar`} variant="primary">
        Cadastrar webhook
      </LinkButton>
    }
  >
    Com um webhook, o sistema do órgão é avisado de cada ato em uma manifestação, sem precisar perguntar.
  </EmptyState>
);

export default function WebhooksPage() {
  const usuario = useUsuario();
  const isAdministrador = usuario !== null && idPerfilDe(usuario) === Perfil.administrador;
  const lista = useLista(listaDeWebhooks(isAdministrador));
  if (!usuario) return null;
  return (
    <div data-largura="total" className="trabalho">
      <div className="webhook-topo">
        <p>
          Avisos assinados ao sistema do órgão, a cada ato em uma manifestação.{' '}
          <a href="/api/docs/guia#webhooks" target="_blank" rel="noopener">
            Como receber <span className="sr-only">(abre em outra aba)</span>
          </a>
        </p>
        <LinkButton to={`${LISTA}/cadastrar`} variant="primary">
          Cadastrar webhook
        </LinkButton>
      </div>
      {isAdministrador && (
        <div className="webhook-filtro">
          <FiltroDeOrgao
            idOuvidoria={lista.filtro.idOuvidoria}
            onMudar={(idOuvidoria) => lista.filtrar({ idOuvidoria })}
          />
        </div>
      )}
      <ListaPaginada
        lista={lista}
        oQue="os webhooks"
        titulo="Webhooks"
        colunas={isAdministrador ? comOrgao : colunas}
        vazia={VAZIA}
      />
    </div>
  );
}
