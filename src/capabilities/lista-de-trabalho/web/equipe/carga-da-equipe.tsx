import { useState } from 'react';
import { Link } from 'react-router';
import { quantas } from '#shell/atos/casos.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import type { ItemDeTrabalho } from '../../contract.ts';
import { escreverFiltro, type Filtro, semFiltro } from '../filtro-do-endereco.ts';
import { buscarParaDistribuir, useCarga, useRenovar } from '../trabalho-queries.ts';
import { Distribuir } from './distribuir.tsx';
import type { PessoaDaEquipe } from './pessoas-da-equipe.tsx';

type Unidade = NonNullable<ReturnType<typeof useCarga>['data']>['unidades'][number];

const numero = (valor: number): string => valor.toLocaleString('pt-BR');

const filtroDe = (mudanca: Partial<Filtro>): Filtro => ({
  fila: 'todas',
  ordem: null,
  sentido: null,
  ...semFiltro,
  ...mudanca,
});

const enderecoDe = (mudanca: Partial<Filtro>): string =>
  `/manifestacao/tratar?${new URLSearchParams(escreverFiltro(filtroDe(mudanca)))}`;

const contagem = (
  key: 'abertas' | 'vencendo' | 'vencidas',
  header: string,
  fila: Filtro['fila'],
  idOuvidoria: number | null,
): TableColumn<PessoaDaEquipe> => ({
  key,
  header,
  align: 'end',
  cell: ({ [key]: total, idUsuario, nome }) =>
    total === 0 ? (
      '0'
    ) : (
      <Link to={enderecoDe({ fila, responsavel: idUsuario, idOuvidoria })}>
        {numero(total)} <span className="sr-only">{`${header.toLowerCase()} com ${nome}`}</span>
      </Link>
    ),
});

const colunasDePessoas = (idOuvidoria: number | null): readonly TableColumn<PessoaDaEquipe>[] => [
  { key: 'nome', header: 'Pessoa', rowHeader: true, cell: ({ nome }) => nome },
  contagem('abertas', 'Abertas', 'todas', idOuvidoria),
  contagem('vencendo', 'Vencendo', 'vencendo', idOuvidoria),
  contagem('vencidas', 'Vencidas', 'vencidas', idOuvidoria),
];

const colunasDeUnidades: readonly TableColumn<Unidade>[] = [
  { key: 'nome', header: 'Unidade', rowHeader: true, cell: ({ sigla, nome }) => `${sigla} – ${nome}` },
  {
    key: 'abertos',
    header: 'Passos abertos',
    align: 'end',
    cell: ({ passosAbertos }) => numero(passosAbertos),
  },
  {
    key: 'vencidos',
    header: 'Passos vencidos',
    align: 'end',
    cell: ({ passosVencidos }) => numero(passosVencidos),
  },
];

/** Cases nobody has yet, and a button to share them out. */
function SemResponsavel({
  total,
  idOuvidoria,
}: {
  readonly total: number;
  readonly idOuvidoria: number | null;
}) {
  const [casos, setCasos] = useState<readonly ItemDeTrabalho[]>([]);
  const [carregando, setCarregando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const { tudo } = useRenovar();
  const fechar = () => setCasos([]);
  const abrir = async () => {
    setCarregando(true);
    setErro(null);
    try {
      setCasos(await buscarParaDistribuir(filtroDe({ fila: 'triar', idOuvidoria })));
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setCarregando(false);
    }
  };
  if (total === 0) return <p>Nenhuma manifestação sem responsável.</p>;
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível abrir.">
          {erro}
        </Message>
      )}
      <div className="trabalho-sem-responsavel">
        <p>
          <Link to={enderecoDe({ fila: 'triar', idOuvidoria })}>{quantas(total)}</Link> sem responsável.
        </p>
        <Button variant="primary" loading={carregando} onClick={() => void abrir()}>
          Distribuir por igual…
        </Button>
      </div>
      {casos.length > 0 && (
        <Distribuir
          casos={casos}
          onCancelar={fechar}
          onFeito={() => {
            fechar();
            tudo();
          }}
        />
      )}
    </>
  );
}

/** How many cases each person and unit has. */
export function CargaDaEquipe({ idOuvidoria }: { readonly idOuvidoria: number | null }) {
  const carga = useCarga(idOuvidoria);
  if (carga.isPending) return <Skeleton shape="row" lines={6} label="Carregando a equipe…" />;
  if (carga.isError) return <FalhaAoAbrir titulo="Não foi possível abrir a equipe." falha={carga} />;
  const { semResponsavel, pessoas, unidades } = carga.data;
  return (
    <>
      <SemResponsavel total={semResponsavel} idOuvidoria={idOuvidoria} />
      <h2>Por pessoa</h2>
      <Table
        caption="Manifestações com cada pessoa"
        hiddenCaption
        columns={colunasDePessoas(idOuvidoria)}
        rows={pessoas}
        rowKey={({ idUsuario }) => String(idUsuario)}
        dense
        empty={
          <EmptyState title="Ninguém analisa manifestações aqui" headingLevel={3}>
            Dê a alguém o perfil de gestor ou respondente em Usuários.
          </EmptyState>
        }
      />
      <h2>Por unidade</h2>
      <Table
        caption="Passos internos em cada unidade"
        hiddenCaption
        columns={colunasDeUnidades}
        rows={unidades}
        rowKey={({ idUnidade }) => String(idUnidade)}
        dense
        empty={
          <EmptyState title="Nenhuma unidade cadastrada" headingLevel={3}>
            As unidades do órgão recebem as tramitações internas.
          </EmptyState>
        }
      />
    </>
  );
}
