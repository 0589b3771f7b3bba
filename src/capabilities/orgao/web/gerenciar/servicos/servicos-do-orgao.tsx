import { faListUl } from '@fortawesome/free-solid-svg-icons/faListUl.js';
import { faPlus } from '@fortawesome/free-solid-svg-icons/faPlus.js';
import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { ServicoDoOrgao } from '../../../domain/orgao-gerenciado.ts';
import { api, useServicos } from '../gerenciar-queries.ts';
import { Falha, useSalvar } from '../salvar.tsx';
import { FormularioDoServico } from './formulario-do-servico.tsx';
import { TabelaDeServicos } from './tabela-de-servicos.tsx';

interface ServicosProps {
  readonly idOuvidoria: number;
  readonly onSalvo: (frase: string) => void;
}

/** The same list with one service moved up or down. */
const movido = (servicos: readonly ServicoDoOrgao[], indice: number, passo: 1 | -1): number[] => {
  const ids = servicos.map(({ idServico }) => idServico);
  const [id] = ids.splice(indice, 1);
  if (id !== undefined) ids.splice(indice + passo, 0, id);
  return ids;
};

/** The services the office offers people, as its card in the directory shows them. */
export function ServicosDoOrgaoAba({ idOuvidoria, onSalvo }: ServicosProps) {
  const consulta = useServicos(idOuvidoria);
  const [aberto, setAberto] = useState<ServicoDoOrgao | 'novo' | null>(null);
  const { enviando, erro, salvar } = useSalvar();
  if (consulta.isPending) return <Skeleton shape="row" lines={4} label="Buscando os serviços…" />;
  if (consulta.isError) return <FalhaAoAbrir falha={consulta} />;
  const servicos = consulta.data;
  const params = { idOuvidoria };
  if (aberto) {
    return (
      <FormularioDoServico
        idOuvidoria={idOuvidoria}
        servico={aberto === 'novo' ? null : aberto}
        onSalvo={(frase) => {
          setAberto(null);
          onSalvo(frase);
        }}
        onCancelar={() => setAberto(null)}
      />
    );
  }
  const mover = (indice: number, passo: 1 | -1) =>
    salvar(async () => {
      const body = { servicos: movido(servicos, indice, passo) };
      await api('PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/ordem-dos-servicos', { params, body }, SILENT);
      onSalvo('A nova ordem já aparece na busca de ouvidorias.');
    });
  const mudarSituacao = ({ idServico, versao, ...dados }: ServicoDoOrgao) =>
    salvar(async () => {
      await api(
        'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/servicos/:idServico',
        { params: { idOuvidoria, idServico }, body: { dados: { ...dados, ativo: !dados.ativo }, versao } },
        SILENT,
      );
      onSalvo(
        dados.ativo
          ? `${dados.nome} saiu da busca de ouvidorias. Dá para reativar quando quiser.`
          : `${dados.nome} voltou à busca de ouvidorias.`,
      );
    });
  const criar = (
    <Button variant="primary" icon={faPlus} onClick={() => setAberto('novo')}>
      Incluir serviço
    </Button>
  );
  if (servicos.length === 0) {
    return (
      <EmptyState title="Ainda não há serviços" icon={faListUl} headingLevel={3} action={criar}>
        Diga o que o órgão faz pelas pessoas e onde pedir: aparece na busca de ouvidorias.
      </EmptyState>
    );
  }
  return (
    <>
      <p>O que o órgão faz pelas pessoas, na ordem em que a busca de ouvidorias mostra.</p>
      <Falha erro={erro} />
      <div className="ui-actions gerenciar-criar">{criar}</div>
      <TabelaDeServicos
        servicos={servicos}
        ocupada={enviando}
        onEditar={setAberto}
        onMover={(indice, passo) => void mover(indice, passo)}
        onMudarSituacao={(servico) => void mudarSituacao(servico)}
      />
    </>
  );
}
