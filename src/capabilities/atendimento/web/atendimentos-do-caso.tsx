import { EM_NOME } from '#capabilities/manifestacao/domain/em-nome.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { useAtendimentos } from './atendimento-queries.ts';

interface AtendimentosProps {
  readonly caso: {
    readonly idManifestacao: number;
    readonly historico: readonly { readonly responsavel: string }[];
  };
}

/** What staff recorded in the person's name; nothing is asked where the history knows of none. */
export function AtendimentosDoCaso({ caso }: AtendimentosProps) {
  const tem = caso.historico.some(({ responsavel }) => responsavel.endsWith(EM_NOME));
  const consulta = useAtendimentos(caso.idManifestacao, tem);
  if (!tem) return null;
  return (
    <Secao id="caso-atendimentos" titulo="Pedidos registrados por quem atende">
      <FalhaAoAbrir titulo="Não foi possível carregar os pedidos." falha={consulta} />
      <ul>
        {consulta.data?.map(({ idAtendimento, nome, comoChegou, representante, ...feito }) => (
          <li key={idAtendimento}>
            <strong>{nome}</strong>, {comoChegou}
            {representante && <>, pedido por quem representa: {representante}</>}.{' '}
            <span className="ui-muted">
              Registrado por {feito.responsavel}, em {formatMomento(feito.registradoEm)}.
            </span>
            <Arquivos arquivos={feito.carta} rotulo="Carta" />
          </li>
        ))}
      </ul>
    </Secao>
  );
}
