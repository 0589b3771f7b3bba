import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { ListaDeManifestacoes } from './lista-de-manifestacoes.tsx';

const NOVA = '/?modoOuvidoria=1';

const contar = (total: number): string =>
  total === 1 ? '1 manifestação.' : `${total.toLocaleString('pt-BR')} manifestações.`;

export default function MinhasManifestacoesPage() {
  return (
    <ListaDeManifestacoes
      lai={false}
      legenda="Minhas manifestações"
      contar={contar}
      vazia={
        <EmptyState
          title="Você ainda não registrou manifestações"
          action={
            <LinkButton to={NOVA} variant="primary">
              Registrar uma manifestação
            </LinkButton>
          }
        >
          Reclame, elogie, sugira, solicite ou denuncie. Você recebe um protocolo, e tudo o que acontecer com
          ele aparece aqui.
        </EmptyState>
      }
    />
  );
}
