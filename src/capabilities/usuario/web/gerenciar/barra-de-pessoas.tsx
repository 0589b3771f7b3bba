import { faUserPlus } from '@fortawesome/free-solid-svg-icons/faUserPlus.js';
import { useState } from 'react';
import { descricaoPerfil, isIdPerfil, perfisServidor } from '#kernel/perfil.ts';
import { useOrgao } from '#shell/lista/apoio-queries.ts';
import { BarraDeBusca } from '#shell/lista/barra-de-busca.tsx';
import { type Escolha, Escolhidos } from '#shell/lista/escolhidos.tsx';
import { FiltroDeOrgao } from '#shell/lista/filtro-de-orgao.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/campos/select.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type FiltroDeSituacao, filtrosDeSituacao } from '../../domain/gestao.ts';
import { type FiltroDePessoas, pareceCpf, quantosFiltros, semFiltroDePessoas } from './filtro-de-pessoas.ts';
import { LocalizarConta } from './localizar-conta.tsx';

const PERFIS = perfisServidor.map((perfil) => ({ value: String(perfil), label: descricaoPerfil[perfil] }));
const SITUACOES = Object.entries(filtrosDeSituacao).map(([value, label]) => ({ value, label }));

interface BarraDePessoasProps {
  readonly filtro: FiltroDePessoas;
  /** The administrador sees every office, and can look up any account. */
  readonly isAdministrador: boolean;
  readonly onFiltrar: (mudanca: Partial<FiltroDePessoas>) => void;
}

const useEscolhas = (filtro: FiltroDePessoas): readonly Escolha<FiltroDePessoas>[] => {
  const orgao = useOrgao(filtro.idOuvidoria).data;
  const { busca, idPerfil, idOuvidoria, situacao } = filtro;
  const perfil = idPerfil !== null && isIdPerfil(idPerfil) ? descricaoPerfil[idPerfil] : '';
  return [
    ...(busca ? [{ texto: `“${busca}”`, sem: { busca: '' } }] : []),
    ...(perfil ? [{ texto: perfil, sem: { idPerfil: null } }] : []),
    ...(idOuvidoria === null
      ? []
      : [{ texto: `do órgão ${orgao?.sigla ?? `nº ${idOuvidoria}`}`, sem: { idOuvidoria: null } }]),
    ...(situacao ? [{ texto: filtrosDeSituacao[situacao], sem: { situacao: '' as const } }] : []),
  ];
};

function Filtros({ filtro, isAdministrador, onFiltrar }: BarraDePessoasProps) {
  return (
    <div className="trabalho-filtros">
      <div className="trabalho-campos">
        <Select
          label="Perfil"
          placeholder="Todos os perfis"
          options={PERFIS}
          value={filtro.idPerfil === null ? '' : String(filtro.idPerfil)}
          onChange={(valor) => onFiltrar({ idPerfil: valor === '' ? null : Number(valor) })}
        />
        <Select
          label="Situação"
          placeholder="Todas as situações"
          options={SITUACOES}
          value={filtro.situacao}
          onChange={(valor) => onFiltrar({ situacao: valor as FiltroDeSituacao | '' })}
        />
        {isAdministrador && (
          <FiltroDeOrgao
            idOuvidoria={filtro.idOuvidoria}
            onMudar={(idOuvidoria) => onFiltrar({ idOuvidoria })}
          />
        )}
      </div>
    </div>
  );
}

export function BarraDePessoas({ filtro, isAdministrador, onFiltrar }: BarraDePessoasProps) {
  const escolhas = useEscolhas(filtro);
  const [digitouCpf, setDigitouCpf] = useState(false);
  const [localizando, setLocalizando] = useState(false);
  const procurar = (busca: string) => {
    const isCpf = pareceCpf(busca);
    setDigitouCpf(isCpf);
    if (!isCpf) onFiltrar({ busca });
  };
  return (
    <>
      <BarraDeBusca
        busca={filtro.busca}
        ajuda="Parte do nome ou do login, ou o e-mail completo, de quem trabalha no órgão."
        exemplo="Nome, login ou e-mail"
        onProcurar={procurar}
        quantosFiltros={quantosFiltros(filtro)}
        ferramentas={
          <>
            {isAdministrador && (
              <Button size="small" onClick={() => setLocalizando(true)}>
                Encontrar uma conta
              </Button>
            )}
            <LinkButton to="/usuario/gerenciar/a-confirmar" variant="secondary" size="small">
              A confirmar
            </LinkButton>
            <LinkButton to="/usuario/gerenciar/convidar" variant="primary" size="small" icon={faUserPlus}>
              Convidar pessoa
            </LinkButton>
          </>
        }
        filtros={<Filtros filtro={filtro} isAdministrador={isAdministrador} onFiltrar={onFiltrar} />}
        escolhidos={
          <Escolhidos
            escolhas={escolhas}
            onFiltrar={onFiltrar}
            onLimpar={() => onFiltrar(semFiltroDePessoas)}
          />
        }
      />
      {digitouCpf && (
        <Message type="warning" title="Esta busca não aceita CPF.">
          {isAdministrador
            ? 'O CPF não pode ficar no endereço da página. Use “Encontrar uma conta”.'
            : 'Procure pelo nome, pelo login ou pelo e-mail completo. Para dar um perfil a quem você conhece pelo CPF, use “Convidar pessoa”.'}
        </Message>
      )}
      {localizando && <LocalizarConta onFechar={() => setLocalizando(false)} />}
    </>
  );
}
