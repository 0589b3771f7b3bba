import { TipoFormulario, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { atendem } from '../../../domain/registrar/registro-policy.ts';
import { atendeSoNoProprio, isOrgaoProprio } from '../orgao/orgao-do-atendente.ts';
import type { PassoProps } from '../passo.ts';
import { formularioDe } from '../registrando.ts';
import { IdentificacaoDaPessoa } from './identificacao-da-pessoa.tsx';
import { IdentificacaoNaMesa } from './identificacao-na-mesa.tsx';

interface Props extends PassoProps {
  /** Somebody who began without signing in wants to be known: what they wrote is kept here. */
  readonly onEntrar: () => void;
}

/** Who files: the person, an anonymous person, or somebody received at the desk. */
export function PassoIdentificacao(props: Props) {
  const { registro, mudar } = props;
  const usuario = useUsuario();
  const isAtendente = usuario !== null && atendem.includes(idPerfilDe(usuario));
  const isDeMesa = isAtendente && registro.atendimento.isAtendimento;
  const isDeOutroOrgao =
    registro.orgao !== null && atendeSoNoProprio(usuario) && !isOrgaoProprio(usuario, registro.orgao);
  const mudarMesa = (isAtendimento: boolean) =>
    mudar({
      atendimento: { ...registro.atendimento, isAtendimento },
      ...(isAtendimento && { anonimo: false }),
      // The desk files in its own office, which the office step then fills in.
      ...(isAtendimento && isDeOutroOrgao && { orgao: null }),
    });
  if (isDeMesa) return <IdentificacaoNaMesa {...props} onSair={() => mudarMesa(false)} />;
  return (
    <IdentificacaoDaPessoa
      {...props}
      isDenuncia={registro.idTipoManifestacao === TipoManifestacao.denuncia}
      isAcesso={formularioDe(registro) === TipoFormulario.acessoAInformacao}
      onMesa={isAtendente ? () => mudarMesa(true) : null}
    />
  );
}
