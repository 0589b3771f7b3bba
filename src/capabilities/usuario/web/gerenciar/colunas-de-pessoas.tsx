import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { Link } from 'react-router';
import { diaCurtoDoMomento, NADA } from '#shell/lista/celulas.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Dropdown, type DropdownItem } from '#shell/ui/janela/dropdown.tsx';
import type { TableColumn } from '#shell/ui/table.tsx';
import type { PerfilDaPessoa, PessoaDaLista } from '../../domain/gestao.ts';
import { SituacaoDaPessoa, textoDaValidade } from './pessoa/situacao-da-pessoa.tsx';

export const enderecoDaPessoa = (idUsuario: number): string => `/usuario/gerenciar/${idUsuario}`;
export const idDaLinha = ({ idUsuario }: PessoaDaLista): string => `pessoa-${idUsuario}`;

function Nome(pessoa: PessoaDaLista) {
  return (
    <span className="pessoas-nome">
      <Link id={idDaLinha(pessoa)} to={enderecoDaPessoa(pessoa.idUsuario)}>
        {pessoa.nome}
      </Link>
      <span className="ui-muted">{pessoa.login}</span>
      {pessoa.email && pessoa.email !== pessoa.login && <span className="ui-muted">{pessoa.email}</span>}
    </span>
  );
}

function Perfis({ perfis, comOrgaos }: { perfis: readonly PerfilDaPessoa[]; comOrgaos: boolean }) {
  if (perfis.length === 0) return NADA;
  return (
    <ul className="pessoas-perfis">
      {perfis.map((perfil) => (
        <li key={perfil.idUsuarioPerfilOuvidoria}>
          {comOrgaos ? `${perfil.descPerfil}, ${perfil.ouvidoria}` : perfil.descPerfil}
          {perfil.isAConfirmar && <span className="ui-muted"> a confirmar</span>}
          {perfil.isAAceitar && <span className="ui-muted"> a aceitar</span>}
          {perfil.validade !== null && <span className="ui-muted"> {textoDaValidade(perfil)}</span>}
        </li>
      ))}
    </ul>
  );
}

interface Opcoes {
  readonly comOrgaos: boolean;
  readonly atosDa: (pessoa: PessoaDaLista) => readonly DropdownItem[];
}

export const colunasDePessoas = ({ comOrgaos, atosDa }: Opcoes): readonly TableColumn<PessoaDaLista>[] => [
  { key: 'nome', header: 'Pessoa', rowHeader: true, cell: Nome },
  {
    key: 'perfis',
    header: 'Perfis',
    cell: ({ perfis }) => <Perfis perfis={perfis} comOrgaos={comOrgaos} />,
  },
  {
    key: 'situacao',
    header: 'Situação',
    cell: ({ situacao, isSistema }) => (
      <span className="pessoas-etiquetas">
        <SituacaoDaPessoa situacao={situacao} />
        {isSistema && <Tag>Integração</Tag>}
      </span>
    ),
  },
  {
    key: 'acesso',
    header: 'Último acesso',
    cell: ({ ultimoAcessoEm }) =>
      ultimoAcessoEm ? diaCurtoDoMomento(ultimoAcessoEm) : <span className="ui-muted">Nenhum</span>,
  },
  {
    key: 'atos',
    header: 'Ações',
    align: 'end',
    cell: (pessoa) => (
      <Dropdown
        label={`Ações de ${pessoa.nome}`}
        hiddenLabel
        icon={faEllipsisV}
        size="small"
        align="end"
        items={atosDa(pessoa)}
      />
    ),
  },
];
