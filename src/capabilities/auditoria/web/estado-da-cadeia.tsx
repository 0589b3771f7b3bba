import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { useEstadoDaCadeia } from './auditoria-queries.ts';

interface Verificacao {
  readonly em: string;
  readonly elos: number;
  readonly problemas: number;
}

const numero = (valor: number): string => valor.toLocaleString('pt-BR');

/** What the last verification found; a problem is told in words, not only by colour. */
const fraseDaVerificacao = (verificacao: Verificacao | null): string => {
  if (!verificacao) return 'Ainda não houve verificação; há uma toda noite.';
  const { em, elos, problemas } = verificacao;
  const quando = formatMomento(em);
  if (problemas === 0)
    return `Última verificação em ${quando}: ${numero(elos)} atos conferidos, nenhum alterado.`;
  return `A verificação de ${quando} encontrou ${problemas === 1 ? '1 problema' : `${numero(problemas)} problemas`}. O comando “npm run auditoria:verificar”, no servidor, diz em quais linhas.`;
};

export function EstadoDaCadeia() {
  const consulta = useEstadoDaCadeia();
  if (consulta.isPending) return <Skeleton lines={1} label="Carregando o estado da auditoria…" />;
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  const { encadeadaAte, verificacao } = consulta.data;
  const adulterada = (verificacao?.problemas ?? 0) > 0;
  return (
    <Message
      type={adulterada ? 'danger' : 'info'}
      title={adulterada ? 'A auditoria foi adulterada.' : 'Cada ato fica encadeado ao anterior.'}
      still
    >
      {encadeadaAte ? `Encadeada até ${formatDia(encadeadaAte)}. ` : 'Nada encadeado ainda. '}
      {fraseDaVerificacao(verificacao)}
    </Message>
  );
}
