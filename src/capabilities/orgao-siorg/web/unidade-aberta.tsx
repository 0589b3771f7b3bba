import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { camposDaUnidade, nomeDaUnidade, nomesDosCampos } from '../domain/unidade.ts';
import { FormularioDaUnidade } from './formulario-da-unidade.tsx';
import { HistoricoDaUnidade } from './historico-da-unidade.tsx';
import { MudarSituacao } from './mudar-situacao.tsx';
import { api, SIORG, type Unidade, useUnidade } from './siorg-queries.ts';

interface UnidadeAbertaProps {
  readonly codigo: number;
  readonly onAbrir: (codigo: number) => void;
  readonly onFechar: () => void;
}

function Caminho({ unidade, onAbrir }: { readonly unidade: Unidade } & Pick<UnidadeAbertaProps, 'onAbrir'>) {
  if (unidade.caminho.length === 0) return <p className="ui-muted">No topo do diretório.</p>;
  return (
    <nav aria-label="Onde a unidade fica">
      <ol className="siorg-caminho">
        {unidade.caminho.map((acima) => (
          <li key={acima.codigo}>
            <button type="button" className="siorg-nome" onClick={() => onAbrir(acima.codigo)}>
              {acima.sigla ?? acima.nome}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Ouvidorias({ unidade }: { readonly unidade: Unidade }) {
  if (unidade.ouvidorias.length === 0)
    return <p className="ui-muted">Nenhuma ouvidoria da plataforma está ligada a esta unidade.</p>;
  return (
    <ul>
      {unidade.ouvidorias.map(({ idOuvidoria, nome, ativa }) => (
        <li key={idOuvidoria}>
          {nome} {!ativa && <Tag>Inativa</Tag>}
        </li>
      ))}
    </ul>
  );
}

interface DadosProps extends UnidadeAbertaProps {
  readonly unidade: Unidade;
}

function Dados({ unidade, onAbrir, onFechar }: DadosProps) {
  const [fazendo, setFazendo] = useState<'editar' | 'situacao' | null>(null);
  const [feito, setFeito] = useState<string | null>(null);
  const queries = useQueryClient();
  const concluir = (frase: string) => {
    setFazendo(null);
    setFeito(frase);
    void queries.invalidateQueries({ queryKey: SIORG });
  };
  if (fazendo === 'editar') {
    return (
      <FormularioDaUnidade
        unidade={unidade}
        titulo={`Editar ${nomeDaUnidade(unidade)}`}
        enviar={async ({ codigo, ...body }) => {
          await api(
            'PUT /app-web/v1/orgaos-siorg/:codigo',
            { params: { codigo }, body: { ...body, versao: unidade.versao } },
            SILENT,
          );
          concluir('Unidade salva.');
        }}
        onCancelar={() => setFazendo(null)}
      />
    );
  }
  return (
    <>
      <TituloFocado>{nomeDaUnidade(unidade)}</TituloFocado>
      {feito && (
        <Message type="success" title="Salvo." onClose={() => setFeito(null)}>
          {feito}
        </Message>
      )}
      <Caminho unidade={unidade} onAbrir={onAbrir} />
      <p className="siorg-marcas">
        {unidade.ativo ? <Tag tone="success">Ativa</Tag> : <Tag>Inativa</Tag>}
        {unidade.manual && <Tag tone="info">Cadastrada à mão</Tag>}
      </p>
      <Ficha
        fatos={{
          Código: unidade.codigo,
          ...Object.fromEntries(
            nomesDosCampos
              .filter((campo) => campo !== 'nome' && campo !== 'sigla')
              .map((campo) => [camposDaUnidade[campo], unidade[campo]]),
          ),
        }}
      />
      <h3>Ouvidorias ligadas</h3>
      <Ouvidorias unidade={unidade} />
      <div className="ui-actions">
        <Button variant="secondary" onClick={() => setFazendo('editar')}>
          Editar
        </Button>
        <Button onClick={() => setFazendo('situacao')}>{unidade.ativo ? 'Inativar' : 'Reativar'}</Button>
        <Button onClick={onFechar}>Fechar a unidade</Button>
      </div>
      <HistoricoDaUnidade historico={unidade.historico} />
      {fazendo === 'situacao' && (
        <MudarSituacao unidade={unidade} onFechar={() => setFazendo(null)} onFeito={concluir} />
      )}
    </>
  );
}

export function UnidadeAberta(props: UnidadeAbertaProps) {
  const consulta = useUnidade(props.codigo);
  return (
    <section className="siorg-unidade" aria-label="Unidade aberta">
      {consulta.isPending && <Skeleton lines={6} label="Abrindo a unidade…" />}
      {consulta.isError && (
        <>
          <FalhaAoAbrir titulo="Não foi possível abrir a unidade." falha={consulta} />
          <Button onClick={props.onFechar}>Voltar ao diretório</Button>
        </>
      )}
      {consulta.data && <Dados {...props} unidade={consulta.data} />}
    </section>
  );
}
