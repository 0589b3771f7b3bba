import { DIAS_ACESSO } from '#kernel/prazo/prazos-da-lei.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { ListaDeManifestacoes } from './lista-de-manifestacoes.tsx';

const NOVO = '/manifestacao/criar?tipo=8';

const contar = (total: number): string =>
  total === 1 ? '1 pedido.' : `${total.toLocaleString('pt-BR')} pedidos.`;

/** Lei 12.527/2011: requests, each with its appeals. */
export default function MeusPedidosPage() {
  return (
    <ListaDeManifestacoes
      lai
      legenda="Meus pedidos de acesso à informação"
      contar={contar}
      vazia={
        <EmptyState
          title="Você ainda não pediu informações"
          action={
            <LinkButton to={NOVO} variant="primary">
              Pedir uma informação
            </LinkButton>
          }
        >
          Qualquer pessoa pode pedir informações a órgãos públicos, sem dizer para quê. O órgão tem{' '}
          {DIAS_ACESSO} dias para responder.
        </EmptyState>
      }
    />
  );
}
