import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { useAberturasDoCaso } from './abertura-queries.ts';
import { UmaAbertura } from './uma-abertura.tsx';

export interface AberturasDoCasoProps {
  readonly titulo: string;
  readonly caso: {
    readonly idManifestacao: number;
    readonly historico: readonly { readonly acao: string }[];
  };
}

const ACOES: readonly string[] = [Acao.acessoADados, Acao.aberturaDeIdentidade];

/** Nothing is asked of the server where the history knows of no opening. */
export function AberturasDoCaso({ titulo, caso }: AberturasDoCasoProps) {
  const tem = caso.historico.some(({ acao }) => ACOES.includes(acao));
  const consulta = useAberturasDoCaso(caso.idManifestacao, tem);
  if (!tem) return null;
  if (consulta.isError) {
    return <FalhaAoAbrir titulo="Não foi possível carregar quem abriu a identidade." falha={consulta} />;
  }
  if (!consulta.data) return <Skeleton lines={3} label="Carregando quem abriu a identidade…" />;
  if (consulta.data.aberturas.length === 0) return null;
  return (
    <Secao id="caso-aberturas-de-identidade" titulo={titulo}>
      {consulta.data.aberturas.map((abertura) => (
        <UmaAbertura key={abertura.idAbertura} abertura={abertura} />
      ))}
    </Secao>
  );
}
