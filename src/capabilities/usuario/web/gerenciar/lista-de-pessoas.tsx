import { faUsers } from '@fortawesome/free-solid-svg-icons/faUsers.js';
import { useState } from 'react';
import { ListaPaginada } from '#shell/lista/lista-paginada.tsx';
import { useLista } from '#shell/lista/use-lista.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { LinhaDaPessoa, OpcoesDaGestao, PessoaDaLista } from '../../domain/gestao.ts';
import { AtoNasPessoas } from './ato-nas-pessoas.tsx';
import { BarraDePessoas } from './barra-de-pessoas.tsx';
import { colunasDePessoas } from './colunas-de-pessoas.tsx';
import { listaDePessoas, useOpcoesDaGestao, useRelerPessoas } from './gestao-queries.ts';
import { BarraDoLote, type NomeDoAto, ResultadoDoLote } from './lote-de-pessoas.tsx';
import { useAtosDaLinha } from './use-atos-da-linha.tsx';

function Vazia({ filtrada, onLimpar }: { readonly filtrada: boolean; readonly onLimpar: () => void }) {
  if (filtrada)
    return (
      <EmptyState
        title="Ninguém com esses filtros"
        action={
          <Button variant="primary" onClick={onLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Nenhuma pessoa combina com o que você escolheu.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Ninguém aqui ainda"
      icon={faUsers}
      action={
        <LinkButton to="/usuario/gerenciar/convidar" variant="primary">
          Convidar pessoa
        </LinkButton>
      }
    >
      Quem recebe um perfil no órgão aparece nesta lista.
    </EmptyState>
  );
}

interface SelecaoProps {
  readonly escolhidas: readonly PessoaDaLista[];
  readonly opcoes: OpcoesDaGestao | undefined;
  readonly onLimpar: () => void;
  readonly onFeito: () => void;
}

function Lote({ escolhidas, opcoes, onLimpar, onFeito }: SelecaoProps) {
  const [ato, setAto] = useState<NomeDoAto | null>(null);
  const [linhas, setLinhas] = useState<readonly LinhaDaPessoa[] | null>(null);
  return (
    <>
      <BarraDoLote total={escolhidas.length} onAto={setAto} onLimpar={onLimpar} />
      {ato && opcoes && (
        <AtoNasPessoas
          ato={ato}
          pessoas={escolhidas}
          opcoes={opcoes}
          onFechar={() => setAto(null)}
          onFeito={(feitas) => {
            setAto(null);
            setLinhas(feitas);
            onFeito();
          }}
        />
      )}
      {linhas && <ResultadoDoLote linhas={linhas} onFechar={() => setLinhas(null)} />}
    </>
  );
}

/** The people of the office: searched, filtered, and changed one by one or several at once. */
export function ListaDePessoas({ isAdministrador }: { readonly isAdministrador: boolean }) {
  const lista = useLista(listaDePessoas);
  const { selecao } = lista;
  const opcoes = useOpcoesDaGestao();
  const reler = useRelerPessoas();
  const atos = useAtosDaLinha();
  return (
    <div data-largura="total" className="trabalho">
      <BarraDePessoas filtro={lista.filtro} isAdministrador={isAdministrador} onFiltrar={lista.filtrar} />
      {atos.aviso}
      {opcoes.isError && <FalhaAoAbrir titulo="Não foi possível ler o que você pode fazer." falha={opcoes} />}
      <ListaPaginada
        lista={lista}
        oQue="as pessoas"
        titulo="Pessoas da equipe"
        colunas={colunasDePessoas({ comOrgaos: isAdministrador, atosDa: atos.da })}
        nomeDe={({ nome }) => nome}
        vazia={<Vazia filtrada={lista.filtrada} onLimpar={lista.limpar} />}
      />
      <Lote
        escolhidas={selecao.escolhidas}
        opcoes={opcoes.data}
        onLimpar={selecao.limpar}
        onFeito={() => {
          selecao.limpar();
          void reler();
        }}
      />
      {atos.janela}
    </div>
  );
}
