import { isPedidoDeAcesso } from '#shell/atos/tipos-dos-casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { usePromessas } from './cumprimento-queries.ts';
import { Promessa } from './promessa.tsx';

interface PromessasProps {
  readonly caso: { readonly idManifestacao: number } & Parameters<typeof isPedidoDeAcesso>[0];
  /** The page of who asked; left out on the office's. */
  readonly isPessoa?: boolean;
  /** Announced at the top of the page. */
  readonly onFeito: (frase: string) => void;
}

function Lista({ caso: { idManifestacao }, isPessoa = false, onFeito }: PromessasProps) {
  const consulta = usePromessas(idManifestacao);
  const { data = [], error } = consulta;
  if (!error && data.length === 0) return null;
  return (
    <Secao id="caso-promessas" titulo="O que foi prometido">
      <FalhaAoAbrir titulo="Não foi possível abrir o que foi prometido." falha={consulta} />
      <ol className="promessas">
        {data.map((promessa) => (
          <Promessa key={promessa.idPromessa} promessa={promessa} isPessoa={isPessoa} onFeito={onFeito} />
        ))}
      </ol>
    </Secao>
  );
}

/** What the answers and decisions of a request promised, for whoever may open it; else nothing. */
export function PromessasDoCaso(props: PromessasProps) {
  return isPedidoDeAcesso(props.caso) ? <Lista {...props} /> : null;
}
