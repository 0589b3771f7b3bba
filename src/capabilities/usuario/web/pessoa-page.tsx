import { useMemo } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useOpcoesDaGestao, usePessoa, useRelerPessoas } from './gerenciar/gestao-queries.ts';
import { DadosDaPessoa } from './gerenciar/pessoa/dados-da-pessoa.tsx';
import { HistoricoDaPessoa } from './gerenciar/pessoa/historico-da-pessoa.tsx';
import { PerfisDaPessoa } from './gerenciar/pessoa/perfis-da-pessoa.tsx';
import { TrabalhoDaPessoa } from './gerenciar/pessoa/trabalho-da-pessoa.tsx';
import { SoQuemGere } from './gerenciar/so-quem-gere.tsx';
import { useFeito } from './gerenciar/use-feito.tsx';
import './gerenciar/gerenciar.css';

const FatorDaPessoa = parte('fator-da-pessoa');

function Pessoa({ idUsuario }: { readonly idUsuario: number }) {
  const pessoa = usePessoa(idUsuario);
  const opcoes = useOpcoesDaGestao();
  const reler = useRelerPessoas();
  const { aviso, dizer, tentar } = useFeito();
  const feito = useMemo(
    () => (frase: string) => {
      dizer(frase);
      void reler();
    },
    [dizer, reler],
  );
  if (pessoa.error instanceof ApiError && pessoa.error.status === 404)
    return (
      <EmptyState
        title="Pessoa não encontrada"
        action={
          <LinkButton to="/usuario/gerenciar" variant="primary">
            Voltar à lista
          </LinkButton>
        }
      >
        Ela não trabalha no seu órgão, ou a conta foi excluída.
      </EmptyState>
    );
  if (pessoa.isError) return <FalhaAoAbrir titulo="Não foi possível abrir a pessoa." falha={pessoa} />;
  if (opcoes.isError) return <FalhaAoAbrir falha={opcoes} />;
  if (pessoa.isPending || opcoes.isPending) return <Skeleton lines={10} label="Carregando a pessoa…" />;
  const atos = { pessoa: pessoa.data, opcoes: opcoes.data, feito, tentar };
  return (
    <div className="pessoa">
      {aviso}
      <DadosDaPessoa {...atos} />
      <PerfisDaPessoa {...atos} />
      <TrabalhoDaPessoa {...atos} />
      <FatorDaPessoa idUsuario={idUsuario} feito={feito} />
      <HistoricoDaPessoa idUsuario={idUsuario} />
    </div>
  );
}

export default function PessoaPage() {
  const idUsuario = Number(useParams().idUsuario);
  return (
    <SoQuemGere>
      <Pessoa key={idUsuario} idUsuario={idUsuario} />
    </SoQuemGere>
  );
}
