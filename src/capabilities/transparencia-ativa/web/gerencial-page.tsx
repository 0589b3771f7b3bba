import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { Exportar } from '#shell/lista/exportar.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { BarrasHorizontais } from '#shell/ui/graficos/desenhos.tsx';
import { Grafico } from '#shell/ui/graficos/grafico.tsx';
import { Indicadores } from '#shell/ui/graficos/indicadores.tsx';
import { formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import type { Gerencial } from '../contract.ts';
import { achadoDosGrupos, achadoDosOrgaos } from './achados-da-transparencia.ts';
import { plural } from './nomes-da-transparencia.ts';
import { enderecoDaTabela, useGerencial } from './transparencia-queries.ts';
import './transparencia.css';

type Contado = Pick<Gerencial, 'contagem' | 'cumprido'>;
interface Parte extends Contado {
  readonly nome: string;
}

/** In percent: a bar below this is hatched. */
const METADE = 50;

const colunas = (primeira: string) => [
  { nome: primeira, valor: ({ nome }: Parte) => nome },
  { nome: 'Cumprido (%)', valor: ({ cumprido }: Parte) => cumprido },
  { nome: 'Cumpre', valor: ({ contagem }: Parte) => contagem.cumpre },
  { nome: 'Cumpre parcialmente', valor: ({ contagem }: Parte) => contagem.cumpreEmParte },
  { nome: 'Não cumpre', valor: ({ contagem }: Parte) => contagem.naoCumpre },
  { nome: 'Itens', valor: ({ contagem }: Parte) => contagem.itens },
];

const barras = (partes: readonly Parte[]) =>
  partes.map(({ nome, cumprido, contagem }) => ({
    nome,
    total: contagem.cumpre,
    percentual: cumprido,
    destaque: (cumprido ?? 0) >= METADE,
  }));

function Numeros({ gerencial }: { readonly gerencial: Gerencial }) {
  const { contagem, cumprido, orgaos, orgaosComResposta } = gerencial;
  const { cumpre, itens, naoSeAplica, aAvaliar, correcoesVencidas } = contagem;
  return (
    <Indicadores
      itens={[
        {
          nome: 'Cumprido',
          valor: formatPorCento(cumprido),
          detalhe: `${formatNumero(cumpre)} de ${formatNumero(itens - naoSeAplica)} itens exigidos`,
        },
        {
          nome: 'Órgãos que responderam',
          valor: formatNumero(orgaosComResposta),
          detalhe: `de ${plural(orgaos, 'órgão', 'órgãos')} que você acompanha`,
        },
        {
          nome: 'À espera de avaliação',
          valor: formatNumero(aAvaliar),
          detalhe: 'itens enviados pelos órgãos',
        },
        {
          nome: 'Correções vencidas',
          valor: formatNumero(correcoesVencidas),
          detalhe: 'itens que passaram do prazo de correção',
        },
      ]}
    />
  );
}

function Graficos({ gerencial, lidoEm }: { readonly gerencial: Gerencial; readonly lidoEm: string }) {
  const origem = {
    fonte: 'avaliações da transparência ativa na plataforma',
    atualizadoEm: lidoEm,
    unidade:
      'Itens que cumprem e percentual dos exigidos. Barras cheias: metade ou mais; riscadas: menos da metade.',
  };
  const grupos = gerencial.porGrupo.map((cada) => ({ ...cada, nome: cada.grupo }));
  const orgaos = gerencial.porOrgao.map((cada) => ({ ...cada, nome: cada.orgao.sigla }));
  return (
    <div className="graficos">
      <Grafico
        {...origem}
        headingLevel={2}
        achado={achadoDosGrupos(gerencial.porGrupo)}
        medida="Itens cumpridos por grupo"
        dados={{ colunas: colunas('Grupo'), linhas: grupos }}
        arquivo="transparencia-ativa-por-grupo"
      >
        <BarrasHorizontais barras={barras(grupos)} />
      </Grafico>
      {orgaos.length > 0 && (
        <Grafico
          {...origem}
          headingLevel={2}
          achado={achadoDosOrgaos(gerencial.porOrgao)}
          medida="Itens cumpridos por órgão que já respondeu, os que menos cumprem primeiro"
          dados={{ colunas: colunas('Órgão'), linhas: orgaos }}
          arquivo="transparencia-ativa-por-orgao"
        >
          <BarrasHorizontais barras={barras(orgaos)} />
        </Grafico>
      )}
    </div>
  );
}

/** Figures of all bodies within the reader's reach. */
export default function GerencialPage() {
  const consulta = useGerencial();
  if (consulta.isPending) return <Skeleton shape="card" lines={4} label="Contando os itens…" />;
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível abrir os números." falha={consulta} />;
  const { lidoEm, ...gerencial } = consulta.data;
  return (
    <div className="transparencia">
      <div className="transparencia-barra ui-no-print">
        <p>Vale a última avaliação de cada item. O que não se aplica ao órgão fica fora da conta.</p>
        <div className="transparencia-botoes">
          <Button size="small" icon={faPrint} onClick={() => window.print()}>
            Imprimir
          </Button>
          <Exportar enderecoDe={enderecoDaTabela('orgaos')} />
        </div>
      </div>
      <Numeros gerencial={gerencial} />
      <Graficos gerencial={gerencial} lidoEm={lidoEm} />
    </div>
  );
}
