import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { destinoCriar, type Partida } from '../tipo/partida.ts';
import { type LugarEscolhido, nomeDoLugar } from './mudar-lugar.tsx';
import { atendeSoNoProprio, buscaDoOrgaoProprio, isOrgaoProprio } from './orgao-do-atendente.ts';
import { useOrgaosDoLugar } from './orgaos-query.ts';

/**
 * Whether the atendente's office belongs to the place in the address; when that cannot be known
 * yet, the server decides later.
 */
export const useMesaNoLugar = ({ uf, municipio }: LugarEscolhido, isAtendente: boolean) => {
  const usuario = useUsuario();
  const proprio = isAtendente && uf !== null && atendeSoNoProprio(usuario) ? usuario : null;
  const { orgaos, isSuccess, isPending } = useOrgaosDoLugar({
    busca: proprio ? buscaDoOrgaoProprio(proprio) : '',
    deTeste: true,
    uf,
    municipio,
    enabled: proprio !== null,
  });
  return {
    isConferindo: proprio !== null && isPending,
    isDeOutroLugar: proprio !== null && isSuccess && !orgaos.some((orgao) => isOrgaoProprio(proprio, orgao)),
  };
};

interface Props {
  readonly partida: Partida;
  readonly onEmMeuNome: () => void;
}

/** Shown before anything is written: staff file only in their own office, which is elsewhere. */
export function MesaDeOutroLugar({ partida, onEmMeuNome }: Props) {
  const usuario = useUsuario();
  return (
    <Message type="warning" title={`Seu órgão não é deste lugar (${nomeDoLugar(partida)}):`}>
      no atendimento, você só registra para o órgão em que trabalha
      {usuario?.nomeOuvidoriaAtual && ` (${usuario.nomeOuvidoriaAtual})`}.
      <span className="registrar-acoes-da-mesa">
        <LinkButton to={destinoCriar({ ...partida, uf: null, municipio: null })} variant="primary">
          Atender pelo meu órgão
        </LinkButton>
        <Button variant="secondary" onClick={onEmMeuNome}>
          Registrar em meu nome
        </Button>
      </span>
    </Message>
  );
}
