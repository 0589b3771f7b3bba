import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type FormEvent, useState } from 'react';
import { useUsuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Input } from '#web/ui/input.tsx';
import { Message } from '#web/ui/message.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { AcoesDoOrgao } from './acoes-do-orgao.tsx';
import { type LugarEscolhido, MudarLugar, nomeDoLugar } from './mudar-lugar.tsx';
import { FALTA_ORGAO, LISTA, opcaoDe, orgaoEscolhido } from './opcoes-de-orgao.ts';
import { atendeSoNoProprio } from './orgao-do-atendente.ts';
import { useOrgaosDoLugar } from './orgaos-query.ts';
import type { PassoProps } from './passo.ts';
import { PassoOrgaoDaMesa } from './passo-orgao-da-mesa.tsx';
import { formularioDe } from './registrando.ts';
import { SugestoesDeOrgao } from './sugestoes-de-orgao.tsx';

const PAUSA_MS = 400;

interface Props extends PassoProps {
  readonly onMudarLugar: (lugar: LugarEscolhido) => void;
}

const quantos = (mostrados: number, total: number): string => {
  if (total === 0) return 'Nenhum órgão encontrado.';
  if (mostrados < total) return `Mostrando ${mostrados} de ${total} órgãos. Escreva mais para achar outros.`;
  return total === 1 ? '1 órgão encontrado.' : `${total} órgãos encontrados.`;
};

/** Suggested by what was written, or found in the directory of the place. */
function PassoOrgaoDoLugar({ registro, mudar, avancar, voltar, rotuloAvancar, onMudarLugar }: Props) {
  const [busca, setBusca] = useState('');
  const [tentativa, setTentativa] = useState(0);
  const {
    orgaos,
    total,
    isPending,
    isError,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useOrgaosDoLugar({
    busca: useDebounced(busca.trim(), PAUSA_MS),
    formulario: formularioDe(registro),
    uf: registro.uf,
    municipio: registro.municipio,
  });
  const erro = tentativa > 0 && !registro.orgao ? FALTA_ORGAO : undefined;
  const escolher = (id: string) => {
    const orgao = orgaos.find(({ idOuvidoria }) => String(idOuvidoria) === id);
    if (orgao) mudar({ orgao: orgaoEscolhido(orgao) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (registro.orgao) avancar();
    else setTentativa(tentativa + 1);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Órgão">
      <ErrorSummary attempt={tentativa} errors={erro ? [{ fieldId: LISTA, message: erro }] : []} />
      <p>
        Lugar: <strong>{nomeDoLugar(registro)}</strong>
      </p>
      {registro.orgao && (
        <p className="registrar-escolhido" role="status">
          Escolhido:{' '}
          <strong>
            {registro.orgao.sigla} – {registro.orgao.nomeOuvidoria}
          </strong>
        </p>
      )}
      <SugestoesDeOrgao registro={registro} mudar={mudar} />
      <Input
        label="Procure o órgão"
        help="Pelo nome ou pela sigla."
        type="search"
        icon={faSearch}
        autoComplete="off"
        maxLength={100}
        value={busca}
        onChange={(event) => setBusca(event.target.value)}
      />
      <p role="status">{!isPending && !isError && quantos(orgaos.length, total)}</p>
      {isPending && <Skeleton shape="row" lines={5} label="Buscando órgãos…" />}
      {isError && (
        <Message type="danger">
          Não foi possível buscar os órgãos. {error?.message}{' '}
          <Button size="small" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </Message>
      )}
      {orgaos.length > 0 && (
        <RadioGroup
          id={LISTA}
          label="Órgãos"
          required
          options={orgaos.map(opcaoDe)}
          value={String(registro.orgao?.idOuvidoria ?? '')}
          error={erro}
          onChange={(event) => escolher(event.target.value)}
        />
      )}
      {hasNextPage && (
        <Button variant="tertiary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais órgãos
        </Button>
      )}
      <MudarLugar lugar={registro} tipo={registro.idTipoManifestacao} onMudar={onMudarLugar} />
      <AcoesDoOrgao voltar={voltar} rotuloAvancar={rotuloAvancar} />
    </form>
  );
}

/** The office that receives it. */
export function PassoOrgao(props: Props) {
  const usuario = useUsuario();
  const { atendimento, anonimo } = props.registro;
  return atendimento.isAtendimento && !anonimo && atendeSoNoProprio(usuario) ? (
    <PassoOrgaoDaMesa {...props} usuario={usuario} />
  ) : (
    <PassoOrgaoDoLugar {...props} />
  );
}
