import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Usuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { ErrorSummary } from '#shell/ui/campos/error-summary.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { PassoProps } from '../passo.ts';
import { formularioDe } from '../registrando.ts';
import { AcoesDoOrgao } from './acoes-do-orgao.tsx';
import { type LugarEscolhido, nomeDoLugar } from './mudar-lugar.tsx';
import { FALTA_ORGAO, LISTA, opcaoDe, orgaoEscolhido } from './opcoes-de-orgao.ts';
import { buscaDoOrgaoProprio, isOrgaoProprio } from './orgao-do-atendente.ts';
import { useOrgaosDoLugar } from './orgaos-query.ts';

interface Props extends PassoProps {
  readonly usuario: Usuario;
  readonly onMudarLugar: (lugar: LugarEscolhido) => void;
}

/** At the desk there is no choice: the atendente's own office receives it, or it is refused. */
export function PassoOrgaoDaMesa(props: Props) {
  const { registro, mudar, avancar, voltar, rotuloAvancar, usuario, onMudarLugar } = props;
  const [tentativa, setTentativa] = useState(0);
  const { orgaos, isPending, isSuccess, isError, error, refetch } = useOrgaosDoLugar({
    busca: buscaDoOrgaoProprio(usuario),
    deTeste: true,
    formulario: formularioDe(registro),
    uf: registro.uf,
    municipio: registro.municipio,
    esfera: registro.uf === null ? usuario.esferaOuvidoriaAtual : undefined,
  });
  const proprios = orgaos.filter((orgao) => isOrgaoProprio(usuario, orgao));
  const idEscolhido = registro.orgao?.idOuvidoria;
  const escolhido = proprios.find(({ idOuvidoria }) => idOuvidoria === idEscolhido);
  // An office chosen earlier, in another office's name, would only be refused at the end.
  const acertar = useEffectEvent(() => {
    const [unico] = proprios.length === 1 ? proprios : [];
    const certo = escolhido ?? unico;
    if (certo?.idOuvidoria !== idEscolhido) mudar({ orgao: certo ? orgaoEscolhido(certo) : null });
  });
  useEffect(() => {
    if (isSuccess) acertar();
  }, [isSuccess]);
  const erro = tentativa > 0 && !escolhido ? FALTA_ORGAO : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (escolhido) avancar();
    else setTentativa(tentativa + 1);
  };
  const escolher = (id: string) => {
    const orgao = proprios.find(({ idOuvidoria }) => String(idOuvidoria) === id);
    if (orgao) mudar({ orgao: orgaoEscolhido(orgao) });
  };
  const registrarEmMeuNome = () => mudar({ atendimento: { ...registro.atendimento, isAtendimento: false } });
  return (
    <form onSubmit={submit} noValidate aria-label="Órgão">
      <ErrorSummary
        attempt={tentativa}
        errors={erro && proprios.length > 0 ? [{ fieldId: LISTA, message: erro }] : []}
      />
      {isPending && <Skeleton shape="row" lines={1} label="Buscando o seu órgão…" />}
      {isError && (
        <Message type="danger">
          Não foi possível buscar o seu órgão. {error?.message}{' '}
          <Button size="small" onClick={() => void refetch()}>
            Tentar de novo
          </Button>
        </Message>
      )}
      {proprios.length > 0 && (
        <>
          <Message type="info" still>
            No atendimento, você registra para o órgão em que trabalha.
          </Message>
          <RadioGroup
            id={LISTA}
            label="Órgão que recebe"
            required
            options={proprios.map(opcaoDe)}
            value={String(idEscolhido ?? '')}
            error={erro}
            onChange={(event) => escolher(event.target.value)}
          />
        </>
      )}
      {isSuccess && proprios.length === 0 && (
        <Message
          type="warning"
          title={
            registro.uf === null
              ? 'Seu órgão não recebe este tipo de manifestação:'
              : `Seu órgão não recebe esta manifestação em ${nomeDoLugar(registro)}:`
          }
        >
          no atendimento, só é possível registrar para o órgão em que você trabalha
          {usuario.nomeOuvidoriaAtual && ` (${usuario.nomeOuvidoriaAtual})`}. Para outro órgão, a própria
          pessoa registra, ou você registra em seu nome.{' '}
          {registro.uf !== null && (
            <Button size="small" onClick={() => onMudarLugar({ uf: null, municipio: null })}>
              Atender pelo meu órgão
            </Button>
          )}{' '}
          <Button size="small" variant="secondary" onClick={registrarEmMeuNome}>
            Registrar em meu nome
          </Button>
        </Message>
      )}
      <AcoesDoOrgao voltar={voltar} rotuloAvancar={rotuloAvancar} />
    </form>
  );
}
