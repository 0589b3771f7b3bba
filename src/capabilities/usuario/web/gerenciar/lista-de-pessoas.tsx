import { faUsers } from '@fortawesome/free-solid-svg-icons/faUsers.js';
import { useState } from 'react';
import { useFocoNaLista } from '#web/lista/foco-na-lista.ts';
import { ListaPaginada } from '#web/lista/lista-paginada.tsx';
import { usePaginas } from '#web/lista/paginas.tsx';
import { useFiltroDoEndereco } from '#web/lista/use-filtro-do-endereco.ts';
import { useSelecao } from '#web/lista/use-selecao.ts';
import { FalhaAoAbrir } from '#web/navegacao/falha-ao-abrir.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Table } from '#web/ui/table.tsx';
import {
  type LinhaDaPessoa,
  type OpcoesDaGestao,
  type PessoaDaLista,
  tamanhosDePagina,
} from '../../domain/gestao.ts';
import { AtoNasPessoas } from './ato-em-lote.tsx';
import { BarraDePessoas } from './barra-de-pessoas.tsx';
import { colunasDePessoas, idDaLinha } from './colunas-de-pessoas.tsx';
import { formaDasPessoas, quantosFiltros, semFiltroDePessoas } from './filtro-de-pessoas.ts';
import { useOpcoesDaGestao, usePessoas, useRelerPessoas } from './gestao-queries.ts';
import { BarraDoLote, type NomeDoAto, ResultadoDoLote } from './lote-de-pessoas.tsx';
import { useAtosDaLinha } from './use-atos-da-linha.tsx';

const NINGUEM: readonly PessoaDaLista[] = [];
const chaveDa = ({ idUsuario }: PessoaDaLista): string => String(idUsuario);

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

/** Who works in the office: found, narrowed, and changed one by one or several at once. */
export function ListaDePessoas({ isAdministrador }: { readonly isAdministrador: boolean }) {
  const { filtro, filtrar } = useFiltroDoEndereco(formaDasPessoas);
  const paginas = usePaginas();
  const [porPagina, setPorPagina] = useState<(typeof tamanhosDePagina)[number]>(20);
  const pagina = usePessoas(filtro, { limite: porPagina, cursor: paginas.cursor });
  const opcoes = useOpcoesDaGestao();
  const reler = useRelerPessoas();
  const linhas = pagina.data?.usuarios ?? NINGUEM;
  const selecao = useSelecao(linhas, chaveDa);
  const atos = useAtosDaLinha();
  const foco = useFocoNaLista({ linhas, idDaLinha, carga: String(pagina.dataUpdatedAt) });
  const nomes = new Map(selecao.escolhidas.concat(linhas).map((pessoa) => [chaveDa(pessoa), pessoa.nome]));
  return (
    <div data-largura="total" className="trabalho">
      <BarraDePessoas filtro={filtro} isAdministrador={isAdministrador} onFiltrar={filtrar} />
      {atos.aviso}
      {opcoes.isError && <FalhaAoAbrir titulo="Não foi possível ler o que você pode fazer." falha={opcoes} />}
      <ListaPaginada
        oQue="as pessoas"
        consulta={pagina}
        naTela={linhas.length}
        proximo={pagina.data?.proximoCursor}
        paginas={paginas}
        tamanhos={tamanhosDePagina}
        porPagina={porPagina}
        onPorPagina={setPorPagina}
        vazia={<Vazia filtrada={quantosFiltros(filtro) > 0} onLimpar={() => filtrar(semFiltroDePessoas)} />}
        onFocus={foco.onFocus}
        onVirar={foco.esperarPagina}
      >
        <Table
          caption="Pessoas da equipe"
          hiddenCaption
          columns={colunasDePessoas({ comOrgaos: isAdministrador, atosDa: atos.da })}
          rows={linhas}
          rowKey={chaveDa}
          dense
          selection={{
            selected: selecao.chaves,
            onChange: selecao.escolher,
            nameOf: (chave) => nomes.get(chave) ?? chave,
          }}
        />
      </ListaPaginada>
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
