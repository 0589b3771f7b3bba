import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { parte } from '#shell/partes.ts';
import { useUsuario } from '#shell/session/session.ts';
import { ErrorSummary } from '#shell/ui/campos/error-summary.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { useStill } from '#shell/ui/use-still.ts';
import { aQuemDe } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';
import { isDeMesa } from '../etapas.ts';
import type { PassoProps } from '../passo.ts';
import { formularioDe, type Registrando } from '../registrando.ts';
import { AcoesDoOrgao } from './acoes-do-orgao.tsx';
import { ListaDeOrgaos } from './lista-de-orgaos.tsx';
import { type LugarEscolhido, MudarLugar, nomeDoLugar } from './mudar-lugar.tsx';
import { FALTA_ORGAO, LISTA } from './opcoes-de-orgao.ts';
import { atendeSoNoProprio } from './orgao-do-atendente.ts';
import { CidadesSemOrgao, deOutroLugar, OrgaosDeOutroLugar } from './orgaos-de-outro-lugar.tsx';
import { useOrgaosDeTodoLugar, useOrgaosDoLugar } from './orgaos-query.ts';
import { PassoOrgaoDaMesa } from './passo-orgao-da-mesa.tsx';
import { SugestoesDeOrgao, useSugestoesDo } from './sugestoes-de-orgao.tsx';

const TempoDoOrgao = parte('tempo-do-orgao');

const PAUSA_MS = 400;

const PROCURA = 'registrar-procura-de-orgao';

interface Props extends PassoProps {
  /** The only office of the place that takes this, already taken. */
  readonly unico: Registrando['orgao'];
  /** With an office of that place, goes on with it; without one, asks there. */
  readonly onMudarLugar: (lugar: LugarEscolhido, orgao?: Registrando['orgao']) => void;
}

/**
 * The office is suggested from the text, or found in the directory of the place. Nothing can be
 * chosen before both have loaded, and once an office is chosen no late answer changes the list: the
 * continue button stays under the finger.
 */
function PassoOrgaoDoLugar(props: Props) {
  const { registro, mudar, avancar, voltar, rotuloAvancar, unico, onMudarLugar } = props;
  const [busca, setBusca] = useState('');
  const [tentativa, setTentativa] = useState(0);
  const procurado = useDebounced(busca.trim(), PAUSA_MS);
  const formulario = formularioDe(registro);
  const achados = useOrgaosDoLugar({
    busca: procurado,
    formulario,
    uf: registro.uf,
    municipio: registro.municipio,
    isAnteriorMantido: true,
  });
  // Simplifique exists in the federal sphere only (Decreto 9.094/2017).
  const isEmTodoLugar = registro.idTipoManifestacao !== TipoManifestacao.simplifique;
  const deTodoLugar = useOrgaosDeTodoLugar(procurado, formulario, isEmTodoLugar);
  const sugeridos = useSugestoesDo(registro);
  const { shown, isHeld, hold, release } = useStill({
    orgaos: achados.orgaos,
    total: achados.total,
    falha: achados.error,
    hasMais: achados.hasNextPage,
    isChegando: achados.isPending || sugeridos.isLoading,
    sugestoes: sugeridos.sugestoes,
    deTodoLugar,
  });
  const { sugestoes, deTodoLugar: emTodoLugar, ...lista } = shown;
  const tomar = useEffectEvent(() => {
    if (unico && !registro.orgao) mudar({ orgao: unico });
  });
  const idUnico = unico?.idOuvidoria;
  useEffect(() => {
    if (idUnico !== undefined) tomar();
  }, [idUnico]);
  const erro = tentativa > 0 && !registro.orgao ? FALTA_ORGAO : undefined;
  const escolher = (orgao: NonNullable<typeof registro.orgao>) => {
    hold();
    mudar({ orgao });
  };
  const pedir = (outra: () => unknown) => {
    release();
    outra();
  };
  // The suggestions stand above it: shown before them, it would be pushed away from under the finger.
  const isListaNoLugar = !lista.isChegando || busca !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (registro.orgao) avancar();
    else setTentativa(tentativa + 1);
  };
  return (
    <form className="registrar-orgao" onSubmit={submit} noValidate aria-label="Órgão">
      <ErrorSummary attempt={tentativa} errors={erro ? [{ fieldId: LISTA, message: erro }] : []} />
      <p>
        Lugar: <strong>{nomeDoLugar(registro)}</strong>
      </p>
      <p className="registrar-escolhido" role="status">
        {registro.orgao ? (
          <>
            Escolhido:{' '}
            <strong>
              {registro.orgao.sigla} – {registro.orgao.nomeOuvidoria}
            </strong>
            {registro.orgao.idOuvidoria === idUnico && '. É o único deste lugar que recebe isto.'}
          </>
        ) : (
          'Nenhum órgão escolhido ainda.'
        )}
      </p>
      <Input
        id={PROCURA}
        label={palavras(aQuemDe(registro)).procureOrgao}
        help={
          isEmTodoLugar ? 'Pelo nome, pela sigla ou pela cidade, como Campinas.' : 'Pelo nome ou pela sigla.'
        }
        type="search"
        icon={faSearch}
        autoComplete="off"
        maxLength={100}
        value={busca}
        onChange={(event) => pedir(() => setBusca(event.target.value))}
      />
      {!lista.isChegando && busca.trim() === '' && (
        <SugestoesDeOrgao
          registro={registro}
          sugestoes={sugestoes}
          onOrgao={(orgao) => avancar({ orgao })}
          onLugar={onMudarLugar}
          onProcurar={() => document.getElementById(PROCURA)?.focus()}
          onAssunto={(idAssunto) => pedir(() => mudar({ idAssunto }))}
        />
      )}
      {busca.trim() !== '' && (
        <OrgaosDeOutroLugar lugar={registro} achados={emTodoLugar} onEscolher={onMudarLugar} />
      )}
      <ListaDeOrgaos
        {...lista}
        hasDeOutroLugar={busca.trim() !== '' && deOutroLugar(emTodoLugar, registro).length > 0}
        escolhido={registro.orgao}
        erro={erro}
        isBuscando={achados.isPlaceholderData && !isHeld}
        isTrazendoMais={achados.isFetchingNextPage}
        onEscolher={escolher}
        onMais={() => pedir(achados.fetchNextPage)}
        onTentarDeNovo={() => pedir(achados.refetch)}
      />
      {busca.trim() !== '' && (
        <CidadesSemOrgao achados={emTodoLugar} isNenhumAqui={!lista.isChegando && lista.total === 0} />
      )}
      {isListaNoLugar && (
        <MudarLugar lugar={registro} tipo={registro.idTipoManifestacao} onMudar={onMudarLugar} />
      )}
      <AcoesDoOrgao voltar={voltar} rotuloAvancar={rotuloAvancar} />
      {/* Below the buttons: it comes late, and nothing may move under the finger. */}
      {registro.orgao && (
        <TempoDoOrgao idOuvidoria={registro.orgao.idOuvidoria} idTipo={registro.idTipoManifestacao} />
      )}
    </form>
  );
}

export function PassoOrgao(props: Props) {
  const usuario = useUsuario();
  return isDeMesa(props.registro) && atendeSoNoProprio(usuario) ? (
    <PassoOrgaoDaMesa {...props} usuario={usuario} />
  ) : (
    <PassoOrgaoDoLugar {...props} />
  );
}
