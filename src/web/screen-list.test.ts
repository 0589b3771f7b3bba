import { describe, expect, it } from 'vitest';
import { podeAcessar } from '#kernel/acesso.ts';
import { Perfil, perfisServidor, todosOsPerfis } from '#kernel/perfil.ts';
import { specRouteNames } from '#shell/navegacao/route-names.ts';
import { findScreen, screens } from './screen-list.ts';

/** S2-04 line by line: the route names by who may open them; the others are open to everybody. */
const LOGIN_REQUIRED =
  `PrincipalView ManifestacaoIndex ManifestacaoConsultarLAI ManifestacaoCriar ManifestacaoCriarUf
  ManifestacaoDetalhar ManifestacaoComplementar ManifestacaoQualificar MeuCadastro PesquisaSatisfacao RecursoCriar
  DenunciaCriar DenunciaCumprimentoDecisaoCriar Email EmailDetalhar`.split(/\s+/);
const SERVANTS =
  `ManifestacaoConsultarEncaminhamento OrgaoGerenciarOrgaos ManifestacaoAnalisar ManifestacaoProrrogar
  ManifestacaoTratar ConfiguraoesFalaBR ConfigurarMeusOrgaos UsuarioGerenciar RecursoTratar RecursoResponder
  PesquisaSatisfacaoConsultar SubassuntoManter RelatoriosDoSistema IncidenteCorrecaoCriar IncidenteCorrecaoResponder
  IncidenteCorrecaoProrrogar AnaliseAdmissibilidadeCriar RelatorioManifestacaoComAlteracaoTipoDetalhado
  GerenciarAssuntosFavoritosPorOrgao RestricaoDeConteudo Tarjamento`.split(/\s+/);
const ADMINISTRATOR =
  'OrgaoSiorg OrgaoSiorgCriar AssuntoManter Feriado FeriadoDetalhar FeriadoCadastrar EmailCadastrar'.split(
    ' ',
  );

/** S2-01: every address that existing links and programs use. */
const PATHS =
  `/ /home /CE /CE/Fortaleza /Servicos /Jf /principal /manifestacao /orgao /about /acessibilidade /mapadosite
  /termos-de-uso /dadosabertoslai /login /atualizacao-cadastro /logout /manifestacao/consultar
  /manifestacao/consultarencaminhamento /manifestacao/consultarlai /manifestacao/criar
  /manifestacao/selecionarsubtipoformulario /CE/manifestacao/criar /CE/Fortaleza/manifestacao/criar
  /CE/manifestacao/selecionarsubtipoformulario /CE/Fortaleza/manifestacao/selecionarsubtipoformulario
  /manifestacao/criar/selecionar-assunto /manifestacao/detalhar/1 /manifestacao/complementar/1
  /manifestacao/consentimento/1 /manifestacao/avaliar/1 /manifestacao/analisar /manifestacao/prorrogar
  /manifestacao/qualificar /manifestacao/tratar /manifestacao/recurso/criar/1 /manifestacao/recurso/tratar
  /recurso/responder/1 /manifestacao/denuncia/criar/1 /manifestacao/cumprimento-decisao/denuncia/criar/1
  /manifestacao/incidente-correcao/criar /incidente-correcao/responder /manifestacao/incidente-correcao/prorrogar
  /manifestacao/analise-admissibilidade/criar /usuario/meucadastro /usuario/ativar /usuario/alterarsenha
  /usuario/gerenciar /configuracoes /configuracoes/meus-orgaos /pesquisa-satisfacao-consultar
  /orgao/orgaogerenciarorgaos /orgao-siorg /orgao-siorg/criar /assuntos-favoritos/1 /assunto/manter /subassuntos
  /relatorios-do-sistema /relatorios-do-sistema/manifestacao-com-alteracao-tipo-detalhado /feriado /feriado/detalhar/1
  /feriado/cadastrar /email /email/detalhar/1 /email/cadastrar /restricao-conteudo /tarjamento`.split(/\s+/);

const allowed = (name: string, perfil: number): boolean => {
  if (LOGIN_REQUIRED.includes(name)) return perfil !== Perfil.publico;
  if (SERVANTS.includes(name)) return perfisServidor.some((servidor) => servidor === perfil);
  if (ADMINISTRATOR.includes(name)) return perfil === Perfil.administrador;
  return true;
};

describe('the list of screens', () => {
  it('S2-01 has a screen for every address that is known outside', () => {
    expect(PATHS.filter((path) => !findScreen(path))).toEqual([]);
    expect(findScreen('/CE/manifestacao/criar')?.name).toBe('ManifestacaoCriarUf');
    expect(findScreen('/orgao')?.name).toBe('OrgaoIndex');
  });

  it('has a screen for every fixed route name', () => {
    const names = new Set<string>(screens.map((screen) => screen.name));
    expect(specRouteNames.filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(specRouteNames)('S2-04 %s opens for exactly the profiles of its list', (name) => {
    for (const screen of screens.filter((candidate) => candidate.name === name)) {
      for (const perfil of todosOsPerfis) {
        const quem = perfil === Perfil.publico ? null : { idPerfil: perfil, cadastroPendente: false };
        expect(podeAcessar(screen.acesso, quem).allowed, `perfil ${perfil}`).toBe(allowed(name, perfil));
      }
    }
  });

  it('S6-04 opens every servant screen to all seven servant profiles', () => {
    for (const screen of screens.filter(({ name }) => SERVANTS.includes(name))) {
      for (const perfil of perfisServidor) {
        expect(podeAcessar(screen.acesso, { idPerfil: perfil, cadastroPendente: false }).allowed).toBe(true);
      }
    }
  });

  it('S2-29 gives every screen but the home a banner or a title', () => {
    expect(screens.filter((screen) => !screen.banner && !screen.title)).toEqual([]);
    expect(findScreen('/feriado')?.banner?.title).toBe('Feriados do sistema');
    expect(findScreen('/tarjamento')?.banner?.link?.href).toMatch(/\.pdf$/);
  });

  it('S2-30 gives the administration screens their trails', () => {
    const trail = (path: string) => {
      const screen = findScreen(path);
      return [
        ...(screen?.breadcrumb ?? []).map((crumb) => crumb.name),
        screen?.crumb ?? screen?.banner?.title,
      ];
    };
    expect(trail('/feriado/detalhar/1')).toEqual(['Configurações', 'Feriados', 'Detalhar feriado']);
    expect(trail('/feriado/cadastrar')).toEqual(['Configurações', 'Feriados', 'Cadastrar feriado']);
    expect(trail('/email/detalhar/1')).toEqual(['Configurações', 'Gerenciar E-mails', 'Detalhar e-mail']);
    expect(trail('/email/cadastrar')).toEqual(['Configurações', 'Gerenciar E-mails', 'Cadastrar e-mail']);
    expect(trail('/subassuntos')).toEqual(['Configurações', 'Gerenciar Subassuntos']);
  });
});
