import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Dropdown } from '#shell/ui/janela/dropdown.tsx';
import { Table } from '#shell/ui/table.tsx';
import type { PerfilDaPessoa } from '../../../domain/gestao.ts';
import { DarPerfil, MudarValidade } from '../atos-de-perfil.tsx';
import { Encerrar } from '../atos-de-saida.tsx';
import { api } from '../gestao-queries.ts';
import { AvisoDoTrabalho } from './aviso-do-trabalho.tsx';
import { type NaPessoa, SecaoDaPessoa, trabalhoAPassar } from './secao-da-pessoa.tsx';
import { textoDaValidade } from './situacao-da-pessoa.tsx';

const PERFIS = '/app-web/v1/usuarios/gerenciar/:idUsuario/perfis';

type Janela = 'dar' | { readonly ato: 'validade' | 'encerrar'; readonly perfil: PerfilDaPessoa } | null;

interface JanelaProps extends NaPessoa {
  readonly janela: Janela;
  readonly onFechar: () => void;
}

function JanelaDoPerfil({ janela, onFechar, ...atos }: JanelaProps) {
  const { pessoa, opcoes, feito } = atos;
  const { idUsuario, nome } = pessoa;
  const terminar = (frase: string) => {
    onFechar();
    feito(frase);
  };
  if (janela === null) return null;
  if (janela === 'dar')
    return (
      <DarPerfil
        titulo={`Dar um perfil a ${nome}`}
        opcoes={opcoes}
        onFechar={onFechar}
        enviar={async (body) => {
          await api(`POST ${PERFIS}`, { params: { idUsuario }, body }, SILENT);
          terminar(
            'O perfil foi dado. Quem ainda não é do órgão precisa aceitá-lo. Se é de gestor, ou lê denúncias e você não é gestor do órgão, vale quando outro gestor confirmar.',
          );
        }}
      />
    );
  const { ato, perfil } = janela;
  const { idUsuarioPerfilOuvidoria, validade, idOuvidoria } = perfil;
  const params = { idUsuario, idUsuarioPerfilOuvidoria };
  const oPerfil = `${perfil.descPerfil} em ${perfil.ouvidoria}`;
  if (ato === 'validade')
    return (
      <MudarValidade
        titulo={`Validade de ${oPerfil}`}
        validade={validade}
        onFechar={onFechar}
        enviar={async (dados) => {
          const body = { ...dados, vista: validade };
          await api(`PUT ${PERFIS}/:idUsuarioPerfilOuvidoria`, { params, body }, SILENT);
          terminar('A validade foi salva.');
        }}
      />
    );
  return (
    <Encerrar
      titulo={`Encerrar ${oPerfil}?`}
      rotulo="Encerrar perfil"
      orgaos={trabalhoAPassar(atos, idOuvidoria)}
      saem={[idUsuario]}
      onFechar={onFechar}
      enviar={async (body) => {
        await api(`POST ${PERFIS}/:idUsuarioPerfilOuvidoria/encerrar`, { params, body }, SILENT);
        terminar('O perfil foi encerrado.');
      }}
    >
      <p>{`${nome} perde este perfil agora e recebe um e-mail. Os outros perfis continuam.`}</p>
      <AvisoDoTrabalho {...atos} idOuvidoria={idOuvidoria} />
    </Encerrar>
  );
}

function Espera({ perfil }: { readonly perfil: PerfilDaPessoa }) {
  if (perfil.isVigente) return null;
  if (perfil.isAAceitar) return <Tag tone="info">A aceitar pela pessoa</Tag>;
  return <Tag tone="warning">{perfil.isAConfirmar ? 'A confirmar' : 'Não vale mais'}</Tag>;
}

export function PerfisDaPessoa(atos: NaPessoa) {
  const { pessoa, opcoes } = atos;
  const [janela, setJanela] = useState<Janela>(null);
  const podeMudar = pessoa.impedimentos.perfis === null;
  const podeTirar = ({ idPerfil }: PerfilDaPessoa) =>
    podeMudar && (opcoes.ouvidoria === null || opcoes.perfis.some((perfil) => perfil.idPerfil === idPerfil));
  return (
    <SecaoDaPessoa titulo="Perfis">
      {pessoa.perfis.length === 0 ? (
        <EmptyState title="Sem perfil em órgão" headingLevel={3}>
          {podeMudar ? 'Dê um perfil para que a pessoa trabalhe em um órgão.' : undefined}
        </EmptyState>
      ) : (
        <Table
          caption="Perfis da pessoa"
          hiddenCaption
          columns={[
            { key: 'perfil', header: 'Perfil', rowHeader: true, cell: ({ descPerfil }) => descPerfil },
            {
              key: 'orgao',
              header: 'Órgão',
              cell: ({ ouvidoria, nomeOuvidoria }) => <span title={nomeOuvidoria}>{ouvidoria}</span>,
            },
            {
              key: 'validade',
              header: 'Validade',
              cell: (perfil) => (
                <span className="pessoas-etiquetas">
                  {textoDaValidade(perfil)}
                  <Espera perfil={perfil} />
                </span>
              ),
            },
            {
              key: 'atos',
              header: 'Ações',
              align: 'end',
              cell: (perfil) =>
                podeTirar(perfil) && (
                  <Dropdown
                    label={`Ações do perfil ${perfil.descPerfil}`}
                    trigger="Ações"
                    size="small"
                    align="end"
                    items={[
                      {
                        id: 'validade',
                        label: 'Mudar validade…',
                        onSelect: () => setJanela({ ato: 'validade', perfil }),
                      },
                      {
                        id: 'encerrar',
                        label: 'Encerrar perfil…',
                        danger: true,
                        onSelect: () => setJanela({ ato: 'encerrar', perfil }),
                      },
                    ]}
                  />
                ),
            },
          ]}
          rows={pessoa.perfis}
          rowKey={({ idUsuarioPerfilOuvidoria }) => String(idUsuarioPerfilOuvidoria)}
          dense
        />
      )}
      {podeMudar && pessoa.bloqueadoEm === null && !pessoa.isSistema && (
        <div className="ui-actions">
          <Button variant="secondary" onClick={() => setJanela('dar')}>
            Dar perfil
          </Button>
        </div>
      )}
      <JanelaDoPerfil {...atos} janela={janela} onFechar={() => setJanela(null)} />
    </SecaoDaPessoa>
  );
}
