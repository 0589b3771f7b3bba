import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { type FormEvent, useState } from 'react';
import type { Orgao } from '#capabilities/orgao/contract.ts';
import { useUsuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Input } from '#web/ui/input.tsx';
import { Message } from '#web/ui/message.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type LugarEscolhido, MudarLugar, nomeDoLugar } from './mudar-lugar.tsx';
import { useOrgaosDoLugar } from './orgaos-query.ts';
import type { PassoProps } from './passo.ts';
import { formularioDe } from './registrando.ts';
import { SugestoesDeOrgao } from './sugestoes-de-orgao.tsx';
import { useDebounced } from './use-debounced.ts';

const LISTA = 'registrar-orgaos';
const PAUSA_MS = 400;
const FALTA_ORGAO = 'Escolha o órgão que vai receber.';

interface Props extends PassoProps {
  readonly onMudarLugar: (lugar: LugarEscolhido) => void;
}

const opcaoDe = ({ idOuvidoria, sigla, nomeOuvidoria, competencia }: Orgao) => ({
  value: String(idOuvidoria),
  label: `${sigla} – ${nomeOuvidoria}`,
  ...(competencia && { help: competencia }),
});

const quantos = (mostrados: number, total: number): string => {
  if (total === 0) return 'Nenhum órgão encontrado.';
  if (mostrados < total) return `Mostrando ${mostrados} de ${total} órgãos. Escreva mais para achar outros.`;
  return total === 1 ? '1 órgão encontrado.' : `${total} órgãos encontrados.`;
};

/** The office that receives it: suggested by what was written, or found in the directory of the place. */
export function PassoOrgao(props: Props) {
  const { registro, mudar, avancar, voltar, rotuloAvancar, onMudarLugar } = props;
  const usuario = useUsuario();
  const isDeMesa = registro.atendimento.isAtendimento && !registro.anonimo;
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
    ...(isDeMesa && usuario && { esfera: usuario.esferaOuvidoriaAtual }),
  });
  const erro = tentativa > 0 && !registro.orgao ? FALTA_ORGAO : undefined;
  const escolher = (id: string) => {
    const orgao = orgaos.find(({ idOuvidoria }) => String(idOuvidoria) === id);
    if (!orgao) return;
    const { idOuvidoria, sigla, nomeOuvidoria } = orgao;
    mudar({ orgao: { idOuvidoria, sigla, nomeOuvidoria } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (registro.orgao) avancar();
    else setTentativa(tentativa + 1);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Órgão">
      <ErrorSummary attempt={tentativa} errors={erro ? [{ fieldId: LISTA, message: erro }] : []} />
      {isDeMesa && usuario?.nomeOuvidoriaAtual && (
        <Message type="info" still>
          No atendimento, você registra para o órgão em que trabalha: {usuario.nomeOuvidoriaAtual}.
        </Message>
      )}
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
      {!isDeMesa && <SugestoesDeOrgao registro={registro} mudar={mudar} />}
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
      {!isDeMesa && <MudarLugar lugar={registro} tipo={registro.idTipoManifestacao} onMudar={onMudarLugar} />}
      <div className="registrar-acoes">
        {voltar && (
          <Button variant="secondary" onClick={voltar}>
            Voltar
          </Button>
        )}
        <Button variant="primary" type="submit">
          {rotuloAvancar}
        </Button>
      </div>
    </form>
  );
}
