import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type FormEvent, useState } from 'react';
import { useUsuario } from '#shell/session/session.ts';
import { ErrorSummary } from '#shell/ui/campos/error-summary.tsx';
import { Input } from '#shell/ui/campos/input.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import { useStill } from '#shell/ui/use-still.ts';
import type { PassoProps } from '../passo.ts';
import { formularioDe } from '../registrando.ts';
import { AcoesDoOrgao } from './acoes-do-orgao.tsx';
import { ListaDeOrgaos } from './lista-de-orgaos.tsx';
import { type LugarEscolhido, MudarLugar, nomeDoLugar } from './mudar-lugar.tsx';
import { FALTA_ORGAO, LISTA } from './opcoes-de-orgao.ts';
import { atendeSoNoProprio } from './orgao-do-atendente.ts';
import { useOrgaosDoLugar } from './orgaos-query.ts';
import { PassoOrgaoDaMesa } from './passo-orgao-da-mesa.tsx';
import { SugestoesDeOrgao, useSugestoesDo } from './sugestoes-de-orgao.tsx';

const PAUSA_MS = 400;

interface Props extends PassoProps {
  readonly onMudarLugar: (lugar: LugarEscolhido) => void;
}

/**
 * The office is suggested from the text, or found in the directory of the place. Nothing can be
 * chosen before both have loaded, and once an office is chosen no late answer changes the list: the
 * continue button stays under the finger.
 */
function PassoOrgaoDoLugar({ registro, mudar, avancar, voltar, rotuloAvancar, onMudarLugar }: Props) {
  const [busca, setBusca] = useState('');
  const [tentativa, setTentativa] = useState(0);
  const achados = useOrgaosDoLugar({
    busca: useDebounced(busca.trim(), PAUSA_MS),
    formulario: formularioDe(registro),
    uf: registro.uf,
    municipio: registro.municipio,
    isAnteriorMantido: true,
  });
  const sugeridos = useSugestoesDo(registro);
  const { shown, isHeld, hold, release } = useStill({
    orgaos: achados.orgaos,
    total: achados.total,
    falha: achados.error,
    hasMais: achados.hasNextPage,
    isChegando: achados.isPending || sugeridos.isLoading,
    sugestoes: sugeridos.sugestoes,
  });
  const { sugestoes, ...lista } = shown;
  const erro = tentativa > 0 && !registro.orgao ? FALTA_ORGAO : undefined;
  const escolher = (orgao: NonNullable<typeof registro.orgao>) => {
    hold();
    mudar({ orgao });
  };
  const pedir = (outra: () => unknown) => {
    release();
    outra();
  };
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
          </>
        ) : (
          'Nenhum órgão escolhido ainda.'
        )}
      </p>
      {!lista.isChegando && (
        <SugestoesDeOrgao
          registro={registro}
          sugestoes={sugestoes}
          onOrgao={escolher}
          onAssunto={(idAssunto) => pedir(() => mudar({ idAssunto }))}
        />
      )}
      <Input
        label="Procure o órgão"
        help="Pelo nome ou pela sigla."
        type="search"
        icon={faSearch}
        autoComplete="off"
        maxLength={100}
        value={busca}
        onChange={(event) => pedir(() => setBusca(event.target.value))}
      />
      <ListaDeOrgaos
        {...lista}
        escolhido={registro.orgao}
        erro={erro}
        isBuscando={achados.isPlaceholderData && !isHeld}
        isTrazendoMais={achados.isFetchingNextPage}
        onEscolher={escolher}
        onMais={() => pedir(achados.fetchNextPage)}
        onTentarDeNovo={() => pedir(achados.refetch)}
      />
      <MudarLugar lugar={registro} tipo={registro.idTipoManifestacao} onMudar={onMudarLugar} />
      <AcoesDoOrgao voltar={voltar} rotuloAvancar={rotuloAvancar} />
    </form>
  );
}

export function PassoOrgao(props: Props) {
  const usuario = useUsuario();
  const { atendimento, anonimo } = props.registro;
  return atendimento.isAtendimento && !anonimo && atendeSoNoProprio(usuario) ? (
    <PassoOrgaoDaMesa {...props} usuario={usuario} />
  ) : (
    <PassoOrgaoDoLugar {...props} />
  );
}
