import { faDatabase } from '@fortawesome/free-solid-svg-icons/faDatabase.js';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { Arquivo } from '../contract.ts';
import type { Area } from '../domain/arquivos.ts';
import { ComoUsar } from './como-usar.tsx';
import { useArquivos } from './dados-abertos-queries.ts';
import { Dicionario } from './dicionario.tsx';
import { Dobravel } from './dobravel.tsx';
import { anosDe, arquivosDaSecao, conjuntosDaArea, explicadosNaArea, secoes } from './secoes.ts';
import { TabelaDeArquivos } from './tabela-de-arquivos.tsx';
import './dados-abertos.css';

/** When the files of the year shown were last made. */
const ultimaGeracao = (arquivos: readonly Arquivo[], ano: number): string | undefined =>
  arquivos
    .filter((arquivo) => arquivo.ano === ano)
    .map(({ geradoEm }) => geradoEm)
    .toSorted()
    .at(-1);

interface ArquivosProps {
  readonly area: Area;
  readonly arquivos: readonly Arquivo[];
}

function Arquivos({ area, arquivos }: ArquivosProps) {
  const [busca, setBusca] = useSearchParams();
  const anos = anosDe(arquivos, area);
  const pedido = Number(busca.get('ano'));
  const ano = anos.find((cada) => cada === pedido) ?? anos[0] ?? 0;
  const geracao = ultimaGeracao(arquivos, ano);
  return (
    <>
      <section aria-labelledby="arquivos">
        <h2 id="arquivos">Arquivos de {ano}</h2>
        <div className="dados-ano">
          <Select
            label="Ano do registro"
            options={anos.map((cada) => ({ value: String(cada), label: String(cada) }))}
            value={String(ano)}
            onChange={(valor) => valor && setBusca({ ano: valor }, { replace: true })}
          />
          {geracao && <p className="ui-muted">Atualizados em {formatMomento(geracao)}.</p>}
        </div>
        {secoes[area].map((secao, i) => (
          <Dobravel
            key={secao.id}
            id={`arquivos-${secao.id}`}
            titulo={secao.titulo}
            nivel={3}
            isAberto={i === 0}
          >
            <p>{secao.descricao}</p>
            <TabelaDeArquivos titulo={secao.titulo} arquivos={arquivosDaSecao(arquivos, secao, ano)} />
          </Dobravel>
        ))}
      </section>
      <ComoUsar ano={ano} nomes={conjuntosDaArea[area]} />
    </>
  );
}

interface DadosAbertosProps {
  readonly area: Area;
  /** What these data are, and where the others are. */
  readonly children: ReactNode;
}

export function DadosAbertos({ area, children }: DadosAbertosProps) {
  const lista = useArquivos();
  const { data } = lista;
  const vazia = data && anosDe(data.arquivos, area).length === 0;
  return (
    <div className="dados-abertos">
      {children}
      <FalhaAoAbrir titulo="Não foi possível listar os arquivos." falha={lista} />
      {!data && !lista.isError && <Skeleton shape="card" lines={4} label="Listando os arquivos…" />}
      {vazia && (
        <EmptyState title="Ainda não há arquivos" icon={faDatabase} headingLevel={2}>
          Eles são feitos todas as noites. Volte amanhã; o dicionário de dados já está aqui embaixo.
        </EmptyState>
      )}
      {data && !vazia && <Arquivos area={area} arquivos={data.arquivos} />}
      <Dicionario nomes={explicadosNaArea[area]} />
    </div>
  );
}
