import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Avaliar } from './avaliar.tsx';
import { usePesquisa } from './pesquisa-queries.ts';

interface AvaliarNoCasoProps {
  readonly caso: { readonly idManifestacao: number };
  /** Called with the sentence that tells the person what was done. */
  readonly onFeito: (frase: string) => void;
}

/** The survey, answered on the page of the case. */
export function AvaliarNoCaso({ caso, onFeito }: AvaliarNoCasoProps) {
  const consulta = usePesquisa(caso.idManifestacao);
  const { data, error } = consulta;
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir a pesquisa." falha={consulta} />;
  if (!data) return <Skeleton lines={6} label="Abrindo a pesquisa…" />;
  return (
    <Avaliar
      idManifestacao={caso.idManifestacao}
      pesquisa={data}
      onAvaliada={() => onFeito('Obrigado: a sua avaliação foi registrada.')}
    />
  );
}
