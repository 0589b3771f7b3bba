import { useNavigate } from 'react-router';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { declararImpedimento } from '../domain/declarar-impedimento.ato.ts';
import { ComMotivo } from './com-motivo.tsx';
import { declarar, useImpedimentos, useReler } from './impedimentos-queries.ts';
import { ParaOGestor } from './para-o-gestor.tsx';
import { ParaQuemRelata } from './para-quem-relata.tsx';

export interface ImpedimentosDoCasoProps {
  readonly lado: 'equipe' | 'manifestante';
  readonly caso: {
    readonly idManifestacao: number;
    readonly historico: readonly { readonly acao: string }[];
  };
}

/** Nothing is asked of the server where the history knows of no impedimento. */
function Vistos({ lado, caso }: ImpedimentosDoCasoProps) {
  const { idManifestacao } = caso;
  const tem = caso.historico.some(({ acao }) => acao === declararImpedimento.historico.rotulo);
  const consulta = useImpedimentos(idManifestacao, tem);
  const reler = useReler(idManifestacao);
  if (!tem) return null;
  if (consulta.isError) {
    return <FalhaAoAbrir titulo="Não foi possível carregar quem não vê o caso." falha={consulta} />;
  }
  if (!consulta.data) return <Skeleton lines={3} label="Carregando quem não vê o caso…" />;
  const { gestor } = consulta.data;
  if (lado === 'manifestante') return <ParaQuemRelata visto={consulta.data} onFeito={() => void reler()} />;
  return gestor && <ParaOGestor visto={gestor} onFeito={() => void reler()} />;
}

function Declarar({ idManifestacao }: { readonly idManifestacao: number }) {
  const navigate = useNavigate();
  return (
    <ComMotivo
      nome="Declarar impedimento"
      acao="Declarar"
      ajuda="Só o gestor do órgão lê. Você deixa de ver o caso na mesma hora, e o que estava com você volta para a fila."
      enviar={(motivo) => declarar(idManifestacao, motivo)}
      onFeito={() => void navigate('/manifestacao/tratar')}
    />
  );
}

/** Who of the office may not see the case: for its team, and for who reports. */
export function ImpedimentosNoCaso(props: ImpedimentosDoCasoProps) {
  const perfil = idPerfilDe(useUsuario());
  const podeDeclarar = props.lado === 'equipe' && declararImpedimento.quem.some((cada) => cada === perfil);
  const tem = props.caso.historico.some(({ acao }) => acao === declararImpedimento.historico.rotulo);
  if (!podeDeclarar && !tem) return null;
  return (
    <Secao id="caso-impedimentos" titulo="Quem não vê esta manifestação" className="ui-no-print">
      <Vistos {...props} />
      {podeDeclarar && <Declarar idManifestacao={props.caso.idManifestacao} />}
    </Secao>
  );
}
