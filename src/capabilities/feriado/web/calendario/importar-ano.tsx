import { useState } from 'react';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { useImportacao } from '../feriado-queries.ts';
import { ConfirmarMudanca } from '../mudar/confirmar-mudanca.tsx';
import { useMudanca } from '../mudar/use-mudanca.ts';
import { comoVale } from '../nomes-do-feriado.ts';
import { EscolherAno } from './escolher-ano.tsx';

type Proposta = NonNullable<ReturnType<typeof useImportacao>['data']>[number];

const ORIGENS: Readonly<Record<Proposta['origem'], string>> = {
  biblioteca: 'Lei federal ou do estado',
  repeticao: 'Volta todo ano',
};

const colunas: readonly TableColumn<Proposta>[] = [
  { key: 'data', header: 'Dia', cell: ({ data }) => <span className="trabalho-dia">{formatDia(data)}</span> },
  { key: 'descricao', header: 'Feriado', rowHeader: true, cell: ({ descricao }) => descricao },
  { key: 'onde', header: 'Onde vale', cell: comoVale },
  { key: 'origem', header: 'De onde vem', cell: ({ origem }) => ORIGENS[origem] },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ situacao }) => {
      if (situacao === 'removido') return <Tag tone="warning">Foi removido</Tag>;
      return situacao === 'encerrado' ? <Tag>Terminou no ano anterior</Tag> : <Tag tone="info">Novo</Tag>;
    },
  },
];

interface PropostasProps {
  readonly ano: number;
  readonly propostas: readonly Proposta[];
}

function Propostas({ ano, propostas }: PropostasProps) {
  const faltam = propostas.filter(({ situacao }) => situacao !== 'existe');
  const [escolhidas, setEscolhidas] = useState<ReadonlySet<string>>(
    new Set(faltam.filter(({ situacao }) => situacao === 'novo').map(({ chave }) => chave)),
  );
  const [feito, setFeito] = useState('');
  const [conferindo, setConferindo] = useState(false);
  const mudanca = useMudanca(() => setFeito(`Salvo: os feriados de ${ano} entraram no calendário.`));
  const chaves = faltam.map(({ chave }) => chave).filter((chave) => escolhidas.has(chave));
  const conferir = async () => {
    setConferindo(true);
    try {
      await mudanca.conferir({ ato: 'importar', ano, chaves });
    } catch (error) {
      mudanca.mostrarErro(error);
    } finally {
      setConferindo(false);
    }
  };
  const nomeDe = (chave: string) => faltam.find((cada) => cada.chave === chave)?.descricao ?? chave;
  const jaTem = propostas.length - faltam.length;
  return (
    <>
      <p role="status">{feito}</p>
      {mudanca.erro && (
        <Message type="danger" title="Não foi possível importar.">
          {mudanca.erro}
        </Message>
      )}
      {faltam.length === 0 ? (
        <EmptyState
          title={`Nada a importar: ${ano} está completo`}
          action={
            <LinkButton to={`/feriado?ver=calendario&ano=${ano}`} variant="primary">
              Ver o calendário de {ano}
            </LinkButton>
          }
        >
          Os {jaTem} feriados conhecidos deste ano já estão no calendário.
        </EmptyState>
      ) : (
        <>
          <p>
            {jaTem > 0 && `${jaTem} já estão no calendário e não entram de novo. `}
            Desmarque o que não deve entrar, e marque o que terminou no ano anterior e deve continuar.
          </p>
          <Table
            caption={`Feriados de ${ano} a importar`}
            hiddenCaption
            columns={colunas}
            rows={faltam}
            rowKey={({ chave }) => chave}
            selection={{ selected: escolhidas, onChange: setEscolhidas, nameOf: nomeDe }}
            dense
          />
          <div className="ui-actions">
            <Button
              variant="primary"
              loading={conferindo}
              disabled={chaves.length === 0}
              onClick={() => void conferir()}
            >
              {chaves.length === 1 ? 'Conferir e importar 1' : `Conferir e importar ${chaves.length}`}
            </Button>
          </div>
        </>
      )}
      <ConfirmarMudanca mudanca={mudanca} titulo={`Importar os feriados de ${ano}?`} acao="Importar" />
    </>
  );
}

interface ImportarAnoProps {
  readonly ano: number;
  readonly onAno: (ano: number) => void;
}

/** Holidays proposed for a year, from the library and repeating ones; none is added unseen. */
export function ImportarAno({ ano, onAno }: ImportarAnoProps) {
  const consulta = useImportacao(ano);
  return (
    <>
      <p>
        Os feriados nacionais, os pontos facultativos federais e os dos estados vêm da lei. Os de municípios e
        órgãos vêm dos que se repetem no ano anterior; os que tinham nele o último ano só continuam se você
        marcar.
      </p>
      <EscolherAno ano={ano} onMudar={onAno} />
      {consulta.isPending && <Skeleton shape="row" lines={8} label={`Buscando os feriados de ${ano}…`} />}
      {consulta.isError && (
        <FalhaAoAbrir titulo={`Não foi possível buscar os feriados de ${ano}.`} falha={consulta} />
      )}
      {consulta.data && <Propostas ano={ano} propostas={consulta.data} />}
    </>
  );
}
