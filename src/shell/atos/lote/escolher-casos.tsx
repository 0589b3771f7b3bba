import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type FormEvent, useState } from 'react';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { CasoNaLista } from '../casos.ts';
import { useProcura } from './lote-queries.ts';

interface EscolherCasosProps {
  readonly onEscolher: (idManifestacao: number) => void;
}

const colunas = (onEscolher: EscolherCasosProps['onEscolher']): readonly TableColumn<CasoNaLista>[] => [
  {
    key: 'protocolo',
    header: 'Protocolo',
    rowHeader: true,
    cell: ({ numeroProtocolo }) => <span className="ui-mono">{numeroProtocolo}</span>,
  },
  { key: 'tipo', header: 'Tipo', cell: ({ tipo }) => tipo.descTipoManifestacao },
  { key: 'situacao', header: 'Situação', cell: ({ situacao }) => nomeDaSituacao(situacao) },
  {
    key: 'escolher',
    header: 'Escolher',
    cell: ({ idManifestacao, numeroProtocolo }) => (
      <Button
        size="small"
        aria-label={`Escolher ${numeroProtocolo}`}
        onClick={() => onEscolher(idManifestacao)}
      >
        Escolher
      </Button>
    ),
  },
];

function Achados({ busca, onEscolher }: EscolherCasosProps & { readonly busca: string }) {
  const procura = useProcura(busca);
  if (procura.isPending) return <Skeleton shape="row" lines={3} label="Procurando…" />;
  if (procura.isError) return <FalhaAoAbrir titulo="Não foi possível procurar." falha={procura} />;
  if (procura.data.length === 0) return <p role="status">Nada encontrado. Confira o protocolo.</p>;
  return (
    <Table
      caption="Manifestações encontradas"
      columns={colunas(onEscolher)}
      rows={procura.data}
      rowKey={({ idManifestacao }) => String(idManifestacao)}
      dense
    />
  );
}

/** For an act's page opened without a case: choose one by its protocol, or go to the list. */
export function EscolherCasos({ onEscolher }: EscolherCasosProps) {
  const [busca, setBusca] = useState('');
  const procurar = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusca(String(new FormData(event.currentTarget).get('busca') ?? '').trim());
  };
  return (
    <>
      <h2>Qual manifestação?</h2>
      <p>
        Procure pelo protocolo, ou escolha uma ou várias na lista de trabalho e volte por ela com as ações em
        lote.
      </p>
      <search>
        <form className="lote-procura" onSubmit={procurar}>
          <Input
            label="Protocolo ou palavras"
            name="busca"
            type="search"
            icon={faSearch}
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            Procurar
          </Button>
          <LinkButton to="/manifestacao/tratar">Ir à lista de trabalho</LinkButton>
        </form>
      </search>
      {busca && <Achados busca={busca} onEscolher={onEscolher} />}
    </>
  );
}
